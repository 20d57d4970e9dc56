//! The layout of `src`: modules have no dependency cycles, and no two files or types have the same name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The modules by their paths, such as `codec/big5`, with their code without comments and tests.
fn modules() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(&root).unwrap().with_extension("").to_str().unwrap().replace('\\', "/");
                let code = fs::read_to_string(&path).unwrap();
                let code = code.split("\nmod tests {").next().unwrap();
                let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
                modules.insert(name.trim_end_matches("/mod").to_owned(), lines.collect::<Vec<_>>().join("\n"));
            }
        }
    }
    modules
}

fn dependencies(name: &str, code: &str, modules: &BTreeMap<String, String>) -> BTreeSet<String> {
    let parent = name.rsplit_once('/').map_or("", |(parent, _)| parent);
    let mut found = BTreeSet::new();
    let mut add = |base: &str, path: &str| {
        let mut module = base.to_owned();
        for segment in path.split("::") {
            let next = if module.is_empty() { segment.to_owned() } else { format!("{module}/{segment}") };
            if !modules.contains_key(&next) {
                break;
            }
            module = next;
        }
        if module != name && !module.is_empty() && module != "lib" {
            found.insert(module);
        }
    };
    let is_part = |character: char| character.is_alphanumeric() || character == '_' || character == ':';
    for path in code.split(|character| !is_part(character)).filter(|path| path.contains("::")) {
        match path.split_once("::") {
            Some(("crate", rest)) => add("", rest),
            Some(("super", rest)) => add(parent, rest),
            _ => add(name, path),
        }
    }
    // `use super::{a, B}` and `use crate::{a, B}` name modules without a path.
    for (prefix, base) in [("super::{", parent), ("crate::{", "")] {
        for group in code.split(prefix).skip(1) {
            for item in group.split('}').next().unwrap().split(',') {
                add(base, item.trim());
            }
        }
    }
    found
}

#[test]
fn no_module_depends_on_itself_through_others() {
    let modules = modules();
    let mut graph: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, code) in &modules {
        graph.insert(name.clone(), dependencies(name, code, &modules));
    }
    // If it read the code wrongly, the test would find nothing.
    assert!(graph["decoder"].contains("codec/big5") && graph["codec/big5"].contains("codec/two_byte"));
    assert!(graph["index"].contains("index/multi_byte"));

    // Removes modules without dependencies until only cycles are left.
    let mut left = graph;
    loop {
        let done: Vec<_> = left.iter().filter(|(_, uses)| uses.is_empty()).map(|(name, _)| name.clone()).collect();
        if done.is_empty() {
            break;
        }
        left.retain(|name, _| !done.contains(name));
        left.values_mut().for_each(|uses| uses.retain(|name| !done.contains(name)));
    }
    assert!(left.is_empty(), "these modules depend on each other in a circle: {left:#?}");
}

#[test]
fn every_file_and_type_has_a_name_of_its_own() {
    let modules = modules();
    let files = modules.keys().map(|path| path.rsplit('/').next().unwrap().to_owned());
    assert_unique("file", files.filter(|name| name != "generated"));

    let types = modules.values().flat_map(|code| code.lines()).filter_map(|line| {
        let line = line.strip_prefix("pub ").or(line.strip_prefix("pub(crate) ")).unwrap_or(line);
        let line = line.strip_prefix("pub(super) ").unwrap_or(line);
        let rest = ["struct ", "enum ", "trait ", "type "].iter().find_map(|keyword| line.strip_prefix(keyword))?;
        Some(rest.split(|character: char| !character.is_alphanumeric()).next()?.to_owned())
    });
    assert_unique("type", types);
}

fn assert_unique(what: &str, names: impl Iterator<Item = String>) {
    let mut seen = BTreeSet::new();
    let twice: Vec<_> = names.filter(|name| !seen.insert(name.clone())).collect();
    assert!(seen.len() > 30, "the test found only the {what}s {seen:?}");
    assert!(twice.is_empty(), "more than one {what} has the name {twice:?}");
}
