//! Makes a bound module smaller with `wasm-opt`, where that is installed (`npm ci --prefix xtask-web`).

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

/// What the compiler for this target uses.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// What makes the compressed file smaller. The usual `-Oz` makes only the plain one smaller: what it does to locals and
/// branches compresses worse.
const PASSES: [&str; 16] = [
    "--remove-unused-module-elements",
    "--duplicate-function-elimination",
    "--optimize-instructions",
    "--precompute",
    "--vacuum",
    "--dce",
    "--merge-blocks",
    "--reorder-locals",
    "--duplicate-function-elimination",
    "--dae-optimizing",
    "--rse",
    "--remove-unused-brs",
    "--merge-blocks",
    "--vacuum",
    "--duplicate-function-elimination",
    "--reorder-locals",
];

/// `wasm-opt`.
pub struct WasmOpt(PathBuf);

impl WasmOpt {
    /// If it is installed.
    pub fn find(root: &Path) -> Option<Self> {
        let script = root.join("xtask-web/node_modules/binaryen/bin/wasm-opt");
        script.is_file().then_some(Self(script))
    }

    /// Puts a smaller module in the place of this one; names stay in.
    pub fn shrink(&self, wasm: &Path) -> Result<()> {
        let mut command = Command::new("node");
        command.arg(&self.0).args(FEATURES).args(PASSES).arg("-g").arg(wasm).arg("-o").arg(wasm);
        let status = command.status().context("cannot start node for wasm-opt")?;
        if !status.success() {
            bail!("wasm-opt on {} ({status})", wasm.display());
        }
        Ok(())
    }
}
