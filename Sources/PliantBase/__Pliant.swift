/// The declarations that macro expansions consist of; every module adds its own.
///
/// Not for use by hand.
///
/// A function that suspends fits all overloads that differ only in isolation: the compiler prefers
/// those that have no additional parameter.
@_documentation(visibility: internal)
public enum __Pliant {}
