/// A reference to an actor's `@Observed` property; Swift has no key paths into actors.
///
/// ```swift
/// actor Counter { @Observed var count: Int = 0 }
/// try observe(counter, \.$count, owner: self) { change in print(change.new) }
/// ```
public struct ObservedProperty<Value> {
  let slot: ObservedSlot
  let read: (AnyObject) -> Value
}

extension __Pliant {
  /// Creates a reference to an actor's property.
  public static func property<Isolation: Actor, Value>(
    of actor: Isolation,
    _ observers: borrowing Observers,
    _ read: @escaping (isolated Isolation) -> Value
  ) -> ObservedProperty<Value> {
    // SAFETY: the two types differ only in which code the compiler lets call them. The property is
    // only read within a change that the actor itself is making.
    let free = unsafeBitCast(read, to: ((Isolation) -> Value).self)
    return ObservedProperty(slot: observers.slot(of: actor)) { object in
      free(unsafeDowncast(object, to: Isolation.self))
    }
  }
}
