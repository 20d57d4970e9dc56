//! Runs targets with random variations of the seeds, the corpus and the regressions, on all processors, without looking
//! at what they reach. Without libFuzzer's instrumentation a target runs many times as often.
//!
//! `unguided FOLDER EXECUTIONS SECONDS TARGET…` ends after this many executions of all targets together, or this many
//! seconds. FOLDER has `corpus`, `regressions` and `artifacts`. If a target fails, its input is written to
//! FOLDER/artifacts/TARGET, and the target doesn't run again.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant, SystemTime};
use std::{env, error::Error, fs, thread};

use encoding_wasm_fuzz::common::Random;
use encoding_wasm_fuzz::mutations::mutate;
use encoding_wasm_fuzz::seeds::seeds;
use encoding_wasm_fuzz::{TARGETS, Target};

/// How long a thread runs a target before it takes the next one.
const TURN: Duration = Duration::from_millis(50);
/// An execution that takes longer is a finding.
const TOO_LONG: Duration = Duration::from_secs(60);

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, executions, seconds, names @ ..] = &arguments[..] else {
        return Err("Usage: unguided FOLDER EXECUTIONS SECONDS TARGET…".into());
    };
    let limit = Limit { executions: executions.parse()?, seconds: seconds.parse()?, start: Instant::now() };
    let is_named = |target: &Target| names.iter().any(|name| name == target.name);
    let jobs = TARGETS.into_iter().filter(is_named).map(|target| Job::new(target, Path::new(folder)));
    let jobs = jobs.collect::<Result<Vec<_>, _>>()?;
    let jobs = &Jobs { jobs, progress: Mutex::default(), limit };
    lock(&jobs.progress).resize_with(jobs.jobs.len(), Progress::default);

    let threads = thread::available_parallelism()?.get();
    let current: Vec<Mutex<Current>> = (0..threads).map(|_| Mutex::default()).collect();
    let seed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?.as_nanos() as u64;
    thread::scope(|scope| {
        let workers: Vec<_> = (current.iter().zip(1..))
            .map(|(current, number)| scope.spawn(move || jobs.work(current, Random(seed ^ number << 56))))
            .collect();
        let mut next_look = TOO_LONG;
        while workers.iter().any(|worker| !worker.is_finished()) {
            thread::sleep(TURN);
            if jobs.limit.start.elapsed() > next_look {
                next_look += TOO_LONG;
                eprintln!("{} s: {} executions", jobs.limit.start.elapsed().as_secs(), jobs.executions());
                current.iter().for_each(|current| jobs.look(current));
            }
        }
    });

    let progress = lock(&jobs.progress);
    for (job, Progress { executions, time, finding }) in jobs.jobs.iter().zip(&*progress) {
        let finding = finding.as_ref().map_or(String::new(), |finding| finding.display().to_string());
        println!("{:12} {executions:12} in {:5} s {finding}", job.target.name, time.as_secs());
    }
    println!("{:12} {:12}", "all", progress.iter().map(|progress| progress.executions).sum::<u64>());
    let has_found = progress.iter().any(|progress| progress.finding.is_some());
    Ok(if has_found { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

struct Limit {
    executions: f64,
    seconds: f64,
    start: Instant,
}

/// A target, with the inputs that others are made from.
struct Job {
    target: Target,
    inputs: Vec<Vec<u8>>,
    artifacts: PathBuf,
}

impl Job {
    fn new(target: Target, folder: &Path) -> Result<Self, Box<dyn Error>> {
        let mut inputs = seeds(target.name);
        for folder in ["corpus", "regressions"].map(|name| folder.join(name).join(target.name)) {
            for file in fs::read_dir(folder).into_iter().flatten() {
                inputs.push(fs::read(file?.path())?);
            }
        }
        let artifacts = folder.join("artifacts").join(target.name);
        fs::create_dir_all(&artifacts)?;
        Ok(Self { target, inputs, artifacts })
    }

    /// Its share of the time: decoders and encoders have the most states to try.
    fn share(&self) -> u32 {
        match self.target.name {
            "decode-fast" | "encode-fast" => 8,
            "decode" | "encode" | "transcode" | "strings" => 3,
            _ => 1,
        }
    }

    /// Writes a failing input as libFuzzer does, with a hash in its name.
    fn save(&self, kind: &str, input: &[u8]) -> PathBuf {
        let mut hasher = DefaultHasher::new();
        input.hash(&mut hasher);
        let file = self.artifacts.join(format!("{kind}-{:016x}", hasher.finish()));
        fs::write(&file, input).expect("the folder of artifacts can be written to");
        file
    }
}

#[derive(Default)]
struct Progress {
    executions: u64,
    time: Duration,
    finding: Option<PathBuf>,
}

/// What a thread is doing.
#[derive(Default)]
struct Current {
    job: usize,
    input: Vec<u8>,
    executions: u64,
    /// The number of executions at the last look.
    seen: u64,
}

struct Jobs {
    jobs: Vec<Job>,
    progress: Mutex<Vec<Progress>>,
    limit: Limit,
}

impl Jobs {
    fn executions(&self) -> u64 {
        lock(&self.progress).iter().map(|progress| progress.executions).sum()
    }

    /// The target furthest below its share, unless all is done.
    fn next(&self) -> Option<usize> {
        let Limit { executions, seconds, start } = self.limit;
        if self.executions() as f64 >= executions || start.elapsed().as_secs_f64() >= seconds {
            return None;
        }
        let progress = lock(&self.progress);
        let open = (0..self.jobs.len()).filter(|&job| progress[job].finding.is_none());
        open.min_by_key(|&job| progress[job].time / self.jobs[job].share())
    }

    fn work(&self, current: &Mutex<Current>, mut random: Random) {
        let mut input = Vec::new();
        while let Some(number) = self.next() {
            let job = &self.jobs[number];
            let start = Instant::now();
            let mut executions = 0;
            let mut finding = None;
            while finding.is_none() && start.elapsed() < TURN {
                // Short inputs reach most states in the least time, but batches need long ones.
                let most = if random.below(256) == 0 { 5000 } else { 4 << random.below(5) };
                mutate(&mut random, &job.inputs, most, &mut input);
                lock(current).set(number, &input);
                executions += 1;
                if catch_unwind(|| (job.target.check)(&input)).is_err() {
                    finding = Some(job.save("crash", &input));
                }
            }
            let progress = &mut lock(&self.progress)[number];
            progress.executions += executions;
            progress.time += start.elapsed();
            progress.finding = finding.or(progress.finding.take());
        }
    }

    /// Ends the program if a thread has had the same input since the last look.
    fn look(&self, current: &Mutex<Current>) {
        let mut current = lock(current);
        if current.executions > 0 && current.executions == current.seen {
            let job = &self.jobs[current.job];
            println!("{} takes too long with {}", job.target.name, job.save("timeout", &current.input).display());
            std::process::exit(1);
        }
        current.seen = current.executions;
    }
}

impl Current {
    fn set(&mut self, job: usize, input: &[u8]) {
        self.job = job;
        self.input.clear();
        self.input.extend_from_slice(input);
        self.executions += 1;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("no thread panics with a lock")
}
