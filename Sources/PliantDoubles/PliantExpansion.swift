/// What the macros' expansions are made of.
///
/// Not for use by hand.
///
/// Of overloads that differ in isolation alone a function that suspends fits all: the compiler prefers those that have
/// no parameter more.
public enum PliantExpansion {}
