//! Writes each target's seeds to a folder of its name, in the folder that the argument names.

use std::{env, error::Error, fs, path::Path};

use encoding_wasm_fuzz::{TARGETS, seeds};

fn main() -> Result<(), Box<dyn Error>> {
    let directory = env::args_os().nth(1).ok_or("Please name the folder for the seeds.")?;
    for target in TARGETS {
        let directory = Path::new(&directory).join(target.name);
        fs::create_dir_all(&directory)?;
        for (number, seed) in seeds::seeds(target.name).iter().enumerate() {
            fs::write(directory.join(format!("seed-{number}")), seed)?;
        }
    }
    Ok(())
}
