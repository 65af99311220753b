// Written by Scripts/write-families.
// swift-format-ignore-file

extension ProxyControlling {

  /// Overrides a requirement with a function that ignores its arguments.
  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () -> O) throws -> ProxyOverride where Overridden.Function == (A) -> O { try override(requirement, { (_) in answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () -> O) throws -> ProxyOverride where Overridden.Function == (A, B) -> O { try override(requirement, { (_, _) in answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, C, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () -> O) throws -> ProxyOverride where Overridden.Function == (A, B, C) -> O { try override(requirement, { (_, _, _) in answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, C, D, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () -> O) throws -> ProxyOverride where Overridden.Function == (A, B, C, D) -> O { try override(requirement, { (_, _, _, _) in answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () throws -> O) throws -> ProxyOverride where Overridden.Function == (A) throws -> O { try override(requirement, { (_) in try answer() } as Overridden.Function) }

  /// Calls a function that ignores the arguments with every call of a requirement.
  @_disfavoredOverload @discardableResult
  public func observe<Observed: ProxyRequirement, A>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping () throws -> Void) throws -> ProxyObservation where Observed.Observer == (A) throws -> Void { try observe(requirement, phase, { (_) in try answer() } as Observed.Observer) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () throws -> O) throws -> ProxyOverride where Overridden.Function == (A, B) throws -> O { try override(requirement, { (_, _) in try answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func observe<Observed: ProxyRequirement, A, B>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping () throws -> Void) throws -> ProxyObservation where Observed.Observer == (A, B) throws -> Void { try observe(requirement, phase, { (_, _) in try answer() } as Observed.Observer) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, C, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () throws -> O) throws -> ProxyOverride where Overridden.Function == (A, B, C) throws -> O { try override(requirement, { (_, _, _) in try answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func observe<Observed: ProxyRequirement, A, B, C>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping () throws -> Void) throws -> ProxyObservation where Observed.Observer == (A, B, C) throws -> Void { try observe(requirement, phase, { (_, _, _) in try answer() } as Observed.Observer) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, C, D, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () throws -> O) throws -> ProxyOverride where Overridden.Function == (A, B, C, D) throws -> O { try override(requirement, { (_, _, _, _) in try answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func observe<Observed: ProxyRequirement, A, B, C, D>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping () throws -> Void) throws -> ProxyObservation where Observed.Observer == (A, B, C, D) throws -> Void { try observe(requirement, phase, { (_, _, _, _) in try answer() } as Observed.Observer) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () async -> O) throws -> ProxyOverride where Overridden.Function == (A) async -> O { try override(requirement, { (_) in await answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () async -> O) throws -> ProxyOverride where Overridden.Function == (A, B) async -> O { try override(requirement, { (_, _) in await answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, C, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () async -> O) throws -> ProxyOverride where Overridden.Function == (A, B, C) async -> O { try override(requirement, { (_, _, _) in await answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, C, D, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () async -> O) throws -> ProxyOverride where Overridden.Function == (A, B, C, D) async -> O { try override(requirement, { (_, _, _, _) in await answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () async throws -> O) throws -> ProxyOverride where Overridden.Function == (A) async throws -> O { try override(requirement, { (_) in try await answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func observe<Observed: ProxyRequirement, A>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping () async throws -> Void) throws -> ProxyObservation where Observed.Observer == (A) async throws -> Void { try observe(requirement, phase, { (_) in try await answer() } as Observed.Observer) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () async throws -> O) throws -> ProxyOverride where Overridden.Function == (A, B) async throws -> O { try override(requirement, { (_, _) in try await answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func observe<Observed: ProxyRequirement, A, B>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping () async throws -> Void) throws -> ProxyObservation where Observed.Observer == (A, B) async throws -> Void { try observe(requirement, phase, { (_, _) in try await answer() } as Observed.Observer) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, C, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () async throws -> O) throws -> ProxyOverride where Overridden.Function == (A, B, C) async throws -> O { try override(requirement, { (_, _, _) in try await answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func observe<Observed: ProxyRequirement, A, B, C>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping () async throws -> Void) throws -> ProxyObservation where Observed.Observer == (A, B, C) async throws -> Void { try observe(requirement, phase, { (_, _, _) in try await answer() } as Observed.Observer) }

  @_disfavoredOverload @discardableResult
  public func override<Overridden: ProxyRequirement, A, B, C, D, O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping () async throws -> O) throws -> ProxyOverride where Overridden.Function == (A, B, C, D) async throws -> O { try override(requirement, { (_, _, _, _) in try await answer() } as Overridden.Function) }

  @_disfavoredOverload @discardableResult
  public func observe<Observed: ProxyRequirement, A, B, C, D>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping () async throws -> Void) throws -> ProxyObservation where Observed.Observer == (A, B, C, D) async throws -> Void { try observe(requirement, phase, { (_, _, _, _) in try await answer() } as Observed.Observer) }
}
