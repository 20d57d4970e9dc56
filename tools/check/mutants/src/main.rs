//! Puts mutants into a Rust source: `mutants FILE [LINE…]`. Writes the source with all of its mutants to the standard
//! output, and to the standard error a line for each mutant: its number, its line and column, its function, and what it
//! changes. There are none in the LINEs, because they didn't compile.
//!
//! Every place that may change becomes a macro of switch.rs with the number of its first mutant; the others follow. So
//! one build has all mutants of a file, and a test program tries one in the time that its tests take.

use std::ops::Range;
use std::{env, fs, process};

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ReturnType, Type, UnOp};

fn main() {
    let file = env::args().nth(1).expect("the name of a file");
    let source = fs::read_to_string(&file).expect("a file that can be read");
    let syntax = syn::parse_file(&source).unwrap_or_else(|error| {
        eprintln!("{file}: {error}");
        process::exit(1)
    });
    let excluded = env::args().skip(2).map(|line| line.parse().expect("the number of a line")).collect();
    let mut mutator = Mutator { excluded, ..Mutator::default() };
    mutator.visit_file(&syntax);
    print!("{}", mutator.apply(&source));
    for (number, Mutant { place, change }) in mutator.mutants.iter().enumerate() {
        eprintln!("{number}\t{place}\t{change}");
    }
}

struct Mutant {
    place: String,
    change: String,
}

#[derive(Default)]
struct Mutator {
    mutants: Vec<Mutant>,
    /// Lines without mutants.
    excluded: Vec<usize>,
    /// Text to insert, or to replace a part of the source. Outer expressions come before those in them.
    openings: Vec<(usize, String)>,
    closings: Vec<(usize, String)>,
    replacements: Vec<(Range<usize>, String)>,
    function: String,
    /// The value of a constant is computed when the source is compiled, where no mutant can be chosen.
    is_constant: bool,
}

impl Mutator {
    fn apply(&self, source: &str) -> String {
        // At one place, what ends there comes first, the inner expression before the outer one.
        let closings = self.closings.iter().rev().map(|(place, text)| (*place..*place, 0, text));
        let openings = self.openings.iter().map(|(place, text)| (*place..*place, 1, text));
        let replacements = self.replacements.iter().map(|(range, text)| (range.clone(), 2, text));
        let mut edits: Vec<_> = closings.chain(openings).chain(replacements).collect();
        edits.sort_by_key(|(range, kind, _)| (range.start, *kind));
        let mut result = String::new();
        let mut end = 0;
        for (range, _, text) in edits {
            result += &source[end..range.start];
            result += text;
            end = range.end;
        }
        result + &source[end..]
    }

    /// Adds mutants, and returns the number of the first one.
    fn add(&mut self, span: Span, changes: &[String]) -> Option<usize> {
        let number = self.mutants.len();
        let start = span.start();
        if self.is_constant || self.excluded.contains(&start.line) {
            return None;
        }
        let place = format!("{}:{}\t{}", start.line, start.column + 1, self.function);
        self.mutants.extend(changes.iter().map(|change| Mutant { place: place.clone(), change: change.clone() }));
        Some(number)
    }

    /// Turns an expression into a macro call.
    fn wrap(&mut self, whole: Span, opening: String) {
        let whole = whole.byte_range();
        self.openings.push((whole.start, opening));
        self.closings.push((whole.end, ")".into()));
    }

    fn replace(&mut self, span: Span, text: &str) {
        self.replacements.push((span.byte_range(), text.into()));
    }

    fn constant(&mut self, visit: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.is_constant, true);
        visit(self);
        self.is_constant = before;
    }

    fn function(
        &mut self,
        name: String,
        block: &syn::Block,
        signature: &syn::Signature,
        visit: impl FnOnce(&mut Self),
    ) {
        let outer = std::mem::replace(&mut self.function, name);
        let before = std::mem::replace(&mut self.is_constant, false);
        if signature.constness.is_some() {
            self.constant(visit);
        } else {
            let mut values = values(&signature.output);
            if let [statement] = &block.stmts[..] {
                // What it returns anyway.
                values.retain(|value| statement.span().source_text().is_none_or(|text| text != *value));
            }
            if !values.is_empty() && !block.stmts.is_empty() {
                let changes: Vec<String> = values.iter().map(|value| format!("return {value}")).collect();
                let start = block.brace_token.span.open();
                if let Some(number) = self.add(start, &changes) {
                    let returns = values
                        .iter()
                        .enumerate()
                        .map(|(i, value)| format!(" if crate::switch::is_on({}) {{ return {value}; }}", number + i));
                    self.openings.push((start.byte_range().end, returns.collect()));
                }
            }
            visit(self);
        }
        self.is_constant = before;
        self.function = outer;
    }
}

/// What a function of this type may return instead.
fn values(output: &ReturnType) -> Vec<String> {
    match output {
        ReturnType::Default => vec!["()".into()],
        ReturnType::Type(_, ty) => values_of(ty),
    }
}

fn values_of(ty: &Type) -> Vec<String> {
    match ty {
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else { return Vec::new() };
            match &*last.ident.to_string() {
                "bool" => vec!["true".into(), "false".into()],
                "u8" | "u16" | "u32" | "u64" | "usize" | "isize" => vec!["0".into(), "1".into()],
                "Option" => vec!["None".into()],
                "Vec" => vec!["Vec::new()".into()],
                _ => Vec::new(),
            }
        }
        Type::Tuple(tuple) => {
            let values: Vec<_> = tuple.elems.iter().map(values_of).collect();
            (0..values.iter().map(Vec::len).min().unwrap_or(0))
                .map(|i| format!("({})", values.iter().map(|values| &*values[i]).collect::<Vec<_>>().join(", ")))
                .collect()
        }
        Type::Reference(reference) if matches!(*reference.elem, Type::Slice(_)) => vec!["&[]".into()],
        _ => Vec::new(),
    }
}

/// The operators that an operator becomes.
fn others(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Add(_) => &["-", "*"],
        BinOp::Sub(_) => &["+", "/"],
        BinOp::Mul(_) => &["+", "/"],
        BinOp::Div(_) => &["%", "*"],
        BinOp::Rem(_) => &["/", "+"],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::BitXor(_) => &["|", "&"],
        BinOp::BitAnd(_) => &["|", "^"],
        BinOp::BitOr(_) => &["&", "^"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">"],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<"],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        BinOp::MulAssign(_) => &["+="],
        BinOp::DivAssign(_) => &["*="],
        BinOp::RemAssign(_) => &["/="],
        BinOp::BitXorAssign(_) => &["|=", "&="],
        BinOp::BitAndAssign(_) => &["|=", "^="],
        BinOp::BitOrAssign(_) => &["&=", "^="],
        BinOp::ShlAssign(_) => &[">>="],
        BinOp::ShrAssign(_) => &["<<="],
        _ => &[],
    }
}

fn matches_everything(pattern: &syn::Pat) -> bool {
    match pattern {
        syn::Pat::Wild(_) => true,
        // Others are variants, such as `None`.
        syn::Pat::Ident(name) => name.subpat.is_none() && name.ident.to_string().starts_with(char::is_lowercase),
        _ => false,
    }
}

/// Whether a condition binds variables, and so must stay where it is.
fn has_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn is_skipped(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.meta.require_list().is_ok_and(|list| {
                let condition = list.tokens.to_string();
                condition.contains("test") || (condition.contains("boundary") && !condition.contains("not"))
            })
    })
}

impl<'ast> Visit<'ast> for Mutator {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_skipped(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !is_skipped(&item.attrs) {
            let name = item.sig.ident.to_string();
            self.function(name, &item.block, &item.sig, |this| visit::visit_item_fn(this, item));
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_skipped(&item.attrs) {
            let name = item.sig.ident.to_string();
            self.function(name, &item.block, &item.sig, |this| visit::visit_impl_item_fn(this, item));
        }
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.constant(|this| visit::visit_item_const(this, item));
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.constant(|this| visit::visit_item_static(this, item));
    }

    fn visit_expr_const(&mut self, item: &'ast syn::ExprConst) {
        self.constant(|this| visit::visit_expr_const(this, item));
    }

    fn visit_expr_repeat(&mut self, array: &'ast syn::ExprRepeat) {
        self.visit_expr(&array.expr);
    }

    fn visit_type(&mut self, _: &'ast Type) {}

    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}

    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    /// A closure in a constant is called later.
    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let before = std::mem::replace(&mut self.is_constant, false);
        self.visit_expr(&closure.body);
        self.is_constant = before;
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if !is_skipped(&call.attrs) {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let others = others(&binary.op);
        let is_logical = matches!(binary.op, BinOp::And(_) | BinOp::Or(_));
        let is_movable = !is_logical || !(has_let(&binary.left) || has_let(&binary.right));
        let operator = binary.op.span().source_text().unwrap_or_default();
        let changes: Vec<String> = others.iter().map(|other| format!("{operator} becomes {other}")).collect();
        if is_movable
            && !others.is_empty()
            && let Some(number) = self.add(binary.op.span(), &changes)
        {
            let shape = match binary.op {
                BinOp::And(_) => "and",
                BinOp::Or(_) => "or",
                BinOp::Eq(_) | BinOp::Ne(_) => "equality",
                _ if operator.ends_with('=') && !matches!(binary.op, BinOp::Le(_) | BinOp::Ge(_)) => "assignment",
                _ => "operator",
            };
            let list = others.join(", ");
            let call = match shape {
                "and" | "or" => format!("switch_{shape}!({number}, "),
                _ => format!("switch_{shape}!({number}, [{operator}, {list}], "),
            };
            self.wrap(binary.span(), call);
            self.replace(binary.op.span(), ",");
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        let operator = unary.op.span().source_text().unwrap_or_default();
        if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_))
            && !matches!(*unary.expr, Expr::Lit(_))
            && let Some(number) = self.add(unary.op.span(), &[format!("{operator} goes")])
        {
            self.wrap(unary.span(), format!("switch_sign!({number}, {operator}, "));
            self.replace(unary.op.span(), "");
        }
        visit::visit_expr_unary(self, unary);
    }

    /// An integer becomes one more and one less.
    fn visit_expr_lit(&mut self, literal: &'ast syn::ExprLit) {
        let syn::Lit::Int(integer) = &literal.lit else { return };
        let mut changes = vec![format!("{integer} becomes one more")];
        if integer.base10_digits() != "0" {
            changes.push(format!("{integer} becomes one less"));
        }
        if let Some(number) = self.add(literal.span(), &changes) {
            self.wrap(literal.span(), format!("switch_number!({number}, "));
        }
    }

    /// Tuples' fields are numbers too.
    fn visit_member(&mut self, _: &'ast syn::Member) {}

    fn visit_expr_match(&mut self, expression: &'ast syn::ExprMatch) {
        let ends_with_wildcard =
            expression.arms.last().is_some_and(|arm| arm.guard.is_none() && matches_everything(&arm.pat));
        for (i, arm) in expression.arms.iter().enumerate() {
            let guard = arm.guard.as_ref().map(|(_, guard)| guard);
            if guard.is_some_and(|guard| has_let(guard)) {
                continue;
            }
            let mut conditions = String::new();
            if ends_with_wildcard
                && i + 1 < expression.arms.len()
                && let Some(number) = self.add(arm.span(), &["the arm goes".into()])
            {
                conditions = format!("!crate::switch::is_on({number})");
            }
            let Some(guard) = guard else {
                if !conditions.is_empty() {
                    self.closings.push((arm.pat.span().byte_range().end, format!(" if {conditions}")));
                }
                continue;
            };
            if !conditions.is_empty() {
                self.openings.push((guard.span().byte_range().start, format!("{conditions} && ")));
            }
            if let Some(number) = self.add(guard.span(), &["the guard is true".into(), "the guard is false".into()]) {
                self.wrap(guard.span(), format!("switch_guard!({number}, "));
            } else if !conditions.is_empty() {
                self.wrap(guard.span(), "(".into());
            }
        }
        visit::visit_expr_match(self, expression);
    }
}
