// Written by Scripts/write-families.
// swift-format-ignore-file

extension Method {
  /// Creates a handle on a message that no class declares, from its name.
  ///
  /// Layers implement it for one object, or for all instances of a class and its subclasses. Two
  /// handles with the same name and type denote the same message.
  ///
  /// ```swift
  /// let sayHello = Method<(NSObject) -> Void>("sayHello")
  /// try sayHello.override(on: object) { _ in print("Hello World!") }
  /// try sayHello(object)
  /// ```
  public init<R: AnyObject, O>(_ message: String) where Function == (R) -> O { self.init(message: message) { next in { receiver in let call = next(Receiver(receiver)); defer { call.leave() }; return call.layer.pointee.function(receiver) } } double: { next, recorder in { receiver in recorder.record(()) { next(receiver) } } } }
  public init<R: AnyObject, O>(_ message: String) where Function == (R) throws -> O { self.init(message: message) { next in { receiver in let call = next(Receiver(receiver)); defer { call.leave() }; return try call.layer.pointee.function(receiver) } } double: { next, recorder in { receiver in try recorder.record(()) { try next(receiver) } } } }
  public init<R: AnyObject, O>(_ message: String) where Function == (R) async -> O { self.init(message: message) { next in { receiver in let call = next(Receiver(receiver)); defer { call.leave() }; return await call.layer.pointee.function(receiver) } } double: { next, recorder in { receiver in await recorder.record(()) { await next(receiver) } } } }
  public init<R: AnyObject, O>(_ message: String) where Function == (R) async throws -> O { self.init(message: message) { next in { receiver in let call = next(Receiver(receiver)); defer { call.leave() }; return try await call.layer.pointee.function(receiver) } } double: { next, recorder in { receiver in try await recorder.record(()) { try await next(receiver) } } } }
  public init<R: AnyObject, A, O>(_ message: String) where Function == (R, A) -> O { self.init(message: message) { next in { receiver, a in let call = next(Receiver(receiver)); defer { call.leave() }; return call.layer.pointee.function(receiver, a) } } double: { next, recorder in { receiver, a in recorder.record((a)) { next(receiver, a) } } } }
  public init<R: AnyObject, A, O>(_ message: String) where Function == (R, A) throws -> O { self.init(message: message) { next in { receiver, a in let call = next(Receiver(receiver)); defer { call.leave() }; return try call.layer.pointee.function(receiver, a) } } double: { next, recorder in { receiver, a in try recorder.record((a)) { try next(receiver, a) } } } }
  public init<R: AnyObject, A, O>(_ message: String) where Function == (R, A) async -> O { self.init(message: message) { next in { receiver, a in let call = next(Receiver(receiver)); defer { call.leave() }; return await call.layer.pointee.function(receiver, a) } } double: { next, recorder in { receiver, a in await recorder.record((a)) { await next(receiver, a) } } } }
  public init<R: AnyObject, A, O>(_ message: String) where Function == (R, A) async throws -> O { self.init(message: message) { next in { receiver, a in let call = next(Receiver(receiver)); defer { call.leave() }; return try await call.layer.pointee.function(receiver, a) } } double: { next, recorder in { receiver, a in try await recorder.record((a)) { try await next(receiver, a) } } } }
  public init<R: AnyObject, A, B, O>(_ message: String) where Function == (R, A, B) -> O { self.init(message: message) { next in { receiver, a, b in let call = next(Receiver(receiver)); defer { call.leave() }; return call.layer.pointee.function(receiver, a, b) } } double: { next, recorder in { receiver, a, b in recorder.record((a, b)) { next(receiver, a, b) } } } }
  public init<R: AnyObject, A, B, O>(_ message: String) where Function == (R, A, B) throws -> O { self.init(message: message) { next in { receiver, a, b in let call = next(Receiver(receiver)); defer { call.leave() }; return try call.layer.pointee.function(receiver, a, b) } } double: { next, recorder in { receiver, a, b in try recorder.record((a, b)) { try next(receiver, a, b) } } } }
  public init<R: AnyObject, A, B, O>(_ message: String) where Function == (R, A, B) async -> O { self.init(message: message) { next in { receiver, a, b in let call = next(Receiver(receiver)); defer { call.leave() }; return await call.layer.pointee.function(receiver, a, b) } } double: { next, recorder in { receiver, a, b in await recorder.record((a, b)) { await next(receiver, a, b) } } } }
  public init<R: AnyObject, A, B, O>(_ message: String) where Function == (R, A, B) async throws -> O { self.init(message: message) { next in { receiver, a, b in let call = next(Receiver(receiver)); defer { call.leave() }; return try await call.layer.pointee.function(receiver, a, b) } } double: { next, recorder in { receiver, a, b in try await recorder.record((a, b)) { try await next(receiver, a, b) } } } }
  public init<R: AnyObject, A, B, C, O>(_ message: String) where Function == (R, A, B, C) -> O { self.init(message: message) { next in { receiver, a, b, c in let call = next(Receiver(receiver)); defer { call.leave() }; return call.layer.pointee.function(receiver, a, b, c) } } double: { next, recorder in { receiver, a, b, c in recorder.record((a, b, c)) { next(receiver, a, b, c) } } } }
  public init<R: AnyObject, A, B, C, O>(_ message: String) where Function == (R, A, B, C) throws -> O { self.init(message: message) { next in { receiver, a, b, c in let call = next(Receiver(receiver)); defer { call.leave() }; return try call.layer.pointee.function(receiver, a, b, c) } } double: { next, recorder in { receiver, a, b, c in try recorder.record((a, b, c)) { try next(receiver, a, b, c) } } } }
  public init<R: AnyObject, A, B, C, O>(_ message: String) where Function == (R, A, B, C) async -> O { self.init(message: message) { next in { receiver, a, b, c in let call = next(Receiver(receiver)); defer { call.leave() }; return await call.layer.pointee.function(receiver, a, b, c) } } double: { next, recorder in { receiver, a, b, c in await recorder.record((a, b, c)) { await next(receiver, a, b, c) } } } }
  public init<R: AnyObject, A, B, C, O>(_ message: String) where Function == (R, A, B, C) async throws -> O { self.init(message: message) { next in { receiver, a, b, c in let call = next(Receiver(receiver)); defer { call.leave() }; return try await call.layer.pointee.function(receiver, a, b, c) } } double: { next, recorder in { receiver, a, b, c in try await recorder.record((a, b, c)) { try await next(receiver, a, b, c) } } } }
  public init<R: AnyObject, A, B, C, D, O>(_ message: String) where Function == (R, A, B, C, D) -> O { self.init(message: message) { next in { receiver, a, b, c, d in let call = next(Receiver(receiver)); defer { call.leave() }; return call.layer.pointee.function(receiver, a, b, c, d) } } double: { next, recorder in { receiver, a, b, c, d in recorder.record((a, b, c, d)) { next(receiver, a, b, c, d) } } } }
  public init<R: AnyObject, A, B, C, D, O>(_ message: String) where Function == (R, A, B, C, D) throws -> O { self.init(message: message) { next in { receiver, a, b, c, d in let call = next(Receiver(receiver)); defer { call.leave() }; return try call.layer.pointee.function(receiver, a, b, c, d) } } double: { next, recorder in { receiver, a, b, c, d in try recorder.record((a, b, c, d)) { try next(receiver, a, b, c, d) } } } }
  public init<R: AnyObject, A, B, C, D, O>(_ message: String) where Function == (R, A, B, C, D) async -> O { self.init(message: message) { next in { receiver, a, b, c, d in let call = next(Receiver(receiver)); defer { call.leave() }; return await call.layer.pointee.function(receiver, a, b, c, d) } } double: { next, recorder in { receiver, a, b, c, d in await recorder.record((a, b, c, d)) { await next(receiver, a, b, c, d) } } } }
  public init<R: AnyObject, A, B, C, D, O>(_ message: String) where Function == (R, A, B, C, D) async throws -> O { self.init(message: message) { next in { receiver, a, b, c, d in let call = next(Receiver(receiver)); defer { call.leave() }; return try await call.layer.pointee.function(receiver, a, b, c, d) } } double: { next, recorder in { receiver, a, b, c, d in try await recorder.record((a, b, c, d)) { try await next(receiver, a, b, c, d) } } } }
  public init<R: AnyObject, A, B, C, D, E, O>(_ message: String) where Function == (R, A, B, C, D, E) -> O { self.init(message: message) { next in { receiver, a, b, c, d, e in let call = next(Receiver(receiver)); defer { call.leave() }; return call.layer.pointee.function(receiver, a, b, c, d, e) } } double: { next, recorder in { receiver, a, b, c, d, e in recorder.record((a, b, c, d, e)) { next(receiver, a, b, c, d, e) } } } }
  public init<R: AnyObject, A, B, C, D, E, O>(_ message: String) where Function == (R, A, B, C, D, E) throws -> O { self.init(message: message) { next in { receiver, a, b, c, d, e in let call = next(Receiver(receiver)); defer { call.leave() }; return try call.layer.pointee.function(receiver, a, b, c, d, e) } } double: { next, recorder in { receiver, a, b, c, d, e in try recorder.record((a, b, c, d, e)) { try next(receiver, a, b, c, d, e) } } } }
  public init<R: AnyObject, A, B, C, D, E, O>(_ message: String) where Function == (R, A, B, C, D, E) async -> O { self.init(message: message) { next in { receiver, a, b, c, d, e in let call = next(Receiver(receiver)); defer { call.leave() }; return await call.layer.pointee.function(receiver, a, b, c, d, e) } } double: { next, recorder in { receiver, a, b, c, d, e in await recorder.record((a, b, c, d, e)) { await next(receiver, a, b, c, d, e) } } } }
  public init<R: AnyObject, A, B, C, D, E, O>(_ message: String) where Function == (R, A, B, C, D, E) async throws -> O { self.init(message: message) { next in { receiver, a, b, c, d, e in let call = next(Receiver(receiver)); defer { call.leave() }; return try await call.layer.pointee.function(receiver, a, b, c, d, e) } } double: { next, recorder in { receiver, a, b, c, d, e in try await recorder.record((a, b, c, d, e)) { try await next(receiver, a, b, c, d, e) } } } }
  /// Calls the method on a receiver as the program would, layers included.
  ///
  /// - Throws: ``MethodError/notImplemented(message:receiver:)`` if neither the receiver's class
  ///   nor a layer implements the message; any error that the method throws.
  public func callAsFunction<R, O>(_ receiver: R) throws -> O where Function == (R) -> O { try implementation(for: receiver)(receiver) }
  public func callAsFunction<R, O>(_ receiver: R) throws -> O where Function == (R) throws -> O { try implementation(for: receiver)(receiver) }
  public func callAsFunction<R, O>(_ receiver: R) async throws -> O where Function == (R) async -> O { try await implementation(for: receiver)(receiver) }
  public func callAsFunction<R, O>(_ receiver: R) async throws -> O where Function == (R) async throws -> O { try await implementation(for: receiver)(receiver) }
  /// Calls the method on a receiver as the program would, layers included.
  ///
  /// - Throws: ``MethodError/notImplemented(message:receiver:)`` if neither the receiver's class
  ///   nor a layer implements the message; any error that the method throws.
  public func callAsFunction<R, A, O>(_ receiver: R, _ a: A) throws -> O where Function == (R, A) -> O { try implementation(for: receiver)(receiver, a) }
  public func callAsFunction<R, A, O>(_ receiver: R, _ a: A) throws -> O where Function == (R, A) throws -> O { try implementation(for: receiver)(receiver, a) }
  public func callAsFunction<R, A, O>(_ receiver: R, _ a: A) async throws -> O where Function == (R, A) async -> O { try await implementation(for: receiver)(receiver, a) }
  public func callAsFunction<R, A, O>(_ receiver: R, _ a: A) async throws -> O where Function == (R, A) async throws -> O { try await implementation(for: receiver)(receiver, a) }
  /// Calls the method on a receiver as the program would, layers included.
  ///
  /// - Throws: ``MethodError/notImplemented(message:receiver:)`` if neither the receiver's class
  ///   nor a layer implements the message; any error that the method throws.
  public func callAsFunction<R, A, B, O>(_ receiver: R, _ a: A, _ b: B) throws -> O where Function == (R, A, B) -> O { try implementation(for: receiver)(receiver, a, b) }
  public func callAsFunction<R, A, B, O>(_ receiver: R, _ a: A, _ b: B) throws -> O where Function == (R, A, B) throws -> O { try implementation(for: receiver)(receiver, a, b) }
  public func callAsFunction<R, A, B, O>(_ receiver: R, _ a: A, _ b: B) async throws -> O where Function == (R, A, B) async -> O { try await implementation(for: receiver)(receiver, a, b) }
  public func callAsFunction<R, A, B, O>(_ receiver: R, _ a: A, _ b: B) async throws -> O where Function == (R, A, B) async throws -> O { try await implementation(for: receiver)(receiver, a, b) }
  /// Calls the method on a receiver as the program would, layers included.
  ///
  /// - Throws: ``MethodError/notImplemented(message:receiver:)`` if neither the receiver's class
  ///   nor a layer implements the message; any error that the method throws.
  public func callAsFunction<R, A, B, C, O>(_ receiver: R, _ a: A, _ b: B, _ c: C) throws -> O where Function == (R, A, B, C) -> O { try implementation(for: receiver)(receiver, a, b, c) }
  public func callAsFunction<R, A, B, C, O>(_ receiver: R, _ a: A, _ b: B, _ c: C) throws -> O where Function == (R, A, B, C) throws -> O { try implementation(for: receiver)(receiver, a, b, c) }
  public func callAsFunction<R, A, B, C, O>(_ receiver: R, _ a: A, _ b: B, _ c: C) async throws -> O where Function == (R, A, B, C) async -> O { try await implementation(for: receiver)(receiver, a, b, c) }
  public func callAsFunction<R, A, B, C, O>(_ receiver: R, _ a: A, _ b: B, _ c: C) async throws -> O where Function == (R, A, B, C) async throws -> O { try await implementation(for: receiver)(receiver, a, b, c) }
  /// Calls the method on a receiver as the program would, layers included.
  ///
  /// - Throws: ``MethodError/notImplemented(message:receiver:)`` if neither the receiver's class
  ///   nor a layer implements the message; any error that the method throws.
  public func callAsFunction<R, A, B, C, D, O>(_ receiver: R, _ a: A, _ b: B, _ c: C, _ d: D) throws -> O where Function == (R, A, B, C, D) -> O { try implementation(for: receiver)(receiver, a, b, c, d) }
  public func callAsFunction<R, A, B, C, D, O>(_ receiver: R, _ a: A, _ b: B, _ c: C, _ d: D) throws -> O where Function == (R, A, B, C, D) throws -> O { try implementation(for: receiver)(receiver, a, b, c, d) }
  public func callAsFunction<R, A, B, C, D, O>(_ receiver: R, _ a: A, _ b: B, _ c: C, _ d: D) async throws -> O where Function == (R, A, B, C, D) async -> O { try await implementation(for: receiver)(receiver, a, b, c, d) }
  public func callAsFunction<R, A, B, C, D, O>(_ receiver: R, _ a: A, _ b: B, _ c: C, _ d: D) async throws -> O where Function == (R, A, B, C, D) async throws -> O { try await implementation(for: receiver)(receiver, a, b, c, d) }
  /// Calls the method on a receiver as the program would, layers included.
  ///
  /// - Throws: ``MethodError/notImplemented(message:receiver:)`` if neither the receiver's class
  ///   nor a layer implements the message; any error that the method throws.
  public func callAsFunction<R, A, B, C, D, E, O>(_ receiver: R, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E) throws -> O where Function == (R, A, B, C, D, E) -> O { try implementation(for: receiver)(receiver, a, b, c, d, e) }
  public func callAsFunction<R, A, B, C, D, E, O>(_ receiver: R, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E) throws -> O where Function == (R, A, B, C, D, E) throws -> O { try implementation(for: receiver)(receiver, a, b, c, d, e) }
  public func callAsFunction<R, A, B, C, D, E, O>(_ receiver: R, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E) async throws -> O where Function == (R, A, B, C, D, E) async -> O { try await implementation(for: receiver)(receiver, a, b, c, d, e) }
  public func callAsFunction<R, A, B, C, D, E, O>(_ receiver: R, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E) async throws -> O where Function == (R, A, B, C, D, E) async throws -> O { try await implementation(for: receiver)(receiver, a, b, c, d, e) }
}
