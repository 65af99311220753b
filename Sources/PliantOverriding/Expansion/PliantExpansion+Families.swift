// Written by Scripts/write-families.
// swift-format-ignore-file

extension PliantExpansion {
  // The closure that a value's method is where the value is an argument: its receiver comes last.

  public static func last<R, O>(
    _: (R) -> () -> O
  ) -> ((R) -> O) { never() }

  public static func last<R, O, X: Error>(
    _: (R) -> () throws(X) -> O
  ) -> ((R) throws(X) -> O) { never() }

  public static func last<R, O>(
    _: (R) -> () async -> O
  ) -> ((R) async -> O) { never() }

  public static func last<R, O, X: Error>(
    _: (R) -> () async throws(X) -> O
  ) -> ((R) async throws(X) -> O) { never() }

  public static func last<R, O>(
    _: (R) -> @concurrent () async -> O, concurrently: Void = ()
  ) -> (@concurrent (R) async -> O) { never() }

  public static func last<R, O, X: Error>(
    _: (R) -> @concurrent () async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (R) async throws(X) -> O) { never() }

  public static func last<R, A, O>(
    _: (R) -> (A) -> O
  ) -> ((A, R) -> O) { never() }

  public static func last<R, A, O, X: Error>(
    _: (R) -> (A) throws(X) -> O
  ) -> ((A, R) throws(X) -> O) { never() }

  public static func last<R, A, O>(
    _: (R) -> (A) async -> O
  ) -> ((A, R) async -> O) { never() }

  public static func last<R, A, O, X: Error>(
    _: (R) -> (A) async throws(X) -> O
  ) -> ((A, R) async throws(X) -> O) { never() }

  public static func last<R, A, O>(
    _: (R) -> @concurrent (A) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, R) async -> O) { never() }

  public static func last<R, A, O, X: Error>(
    _: (R) -> @concurrent (A) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, O>(
    _: (R) -> (A, B) -> O
  ) -> ((A, B, R) -> O) { never() }

  public static func last<R, A, B, O, X: Error>(
    _: (R) -> (A, B) throws(X) -> O
  ) -> ((A, B, R) throws(X) -> O) { never() }

  public static func last<R, A, B, O>(
    _: (R) -> (A, B) async -> O
  ) -> ((A, B, R) async -> O) { never() }

  public static func last<R, A, B, O, X: Error>(
    _: (R) -> (A, B) async throws(X) -> O
  ) -> ((A, B, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, O>(
    _: (R) -> @concurrent (A, B) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, R) async -> O) { never() }

  public static func last<R, A, B, O, X: Error>(
    _: (R) -> @concurrent (A, B) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, O>(
    _: (R) -> (A, B, C) -> O
  ) -> ((A, B, C, R) -> O) { never() }

  public static func last<R, A, B, C, O, X: Error>(
    _: (R) -> (A, B, C) throws(X) -> O
  ) -> ((A, B, C, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, O>(
    _: (R) -> (A, B, C) async -> O
  ) -> ((A, B, C, R) async -> O) { never() }

  public static func last<R, A, B, C, O, X: Error>(
    _: (R) -> (A, B, C) async throws(X) -> O
  ) -> ((A, B, C, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, O>(
    _: (R) -> @concurrent (A, B, C) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, R) async -> O) { never() }

  public static func last<R, A, B, C, O, X: Error>(
    _: (R) -> @concurrent (A, B, C) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, O>(
    _: (R) -> (A, B, C, D) -> O
  ) -> ((A, B, C, D, R) -> O) { never() }

  public static func last<R, A, B, C, D, O, X: Error>(
    _: (R) -> (A, B, C, D) throws(X) -> O
  ) -> ((A, B, C, D, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, O>(
    _: (R) -> (A, B, C, D) async -> O
  ) -> ((A, B, C, D, R) async -> O) { never() }

  public static func last<R, A, B, C, D, O, X: Error>(
    _: (R) -> (A, B, C, D) async throws(X) -> O
  ) -> ((A, B, C, D, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, O>(
    _: (R) -> @concurrent (A, B, C, D) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, R) async -> O) { never() }

  public static func last<R, A, B, C, D, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, O>(
    _: (R) -> (A, B, C, D, E) -> O
  ) -> ((A, B, C, D, E, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, O, X: Error>(
    _: (R) -> (A, B, C, D, E) throws(X) -> O
  ) -> ((A, B, C, D, E, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, O>(
    _: (R) -> (A, B, C, D, E) async -> O
  ) -> ((A, B, C, D, E, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, O, X: Error>(
    _: (R) -> (A, B, C, D, E) async throws(X) -> O
  ) -> ((A, B, C, D, E, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, O>(
    _: (R) -> @concurrent (A, B, C, D, E) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O>(
    _: (R) -> (A, B, C, D, E, F) -> O
  ) -> ((A, B, C, D, E, F, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F) throws(X) -> O
  ) -> ((A, B, C, D, E, F, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O>(
    _: (R) -> (A, B, C, D, E, F) async -> O
  ) -> ((A, B, C, D, E, F, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F) async throws(X) -> O
  ) -> ((A, B, C, D, E, F, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O>(
    _: (R) -> @concurrent (A, B, C, D, E, F) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E, F) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O>(
    _: (R) -> (A, B, C, D, E, F, G) -> O
  ) -> ((A, B, C, D, E, F, G, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G) throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O>(
    _: (R) -> (A, B, C, D, E, F, G) async -> O
  ) -> ((A, B, C, D, E, F, G, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G) async throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O>(
    _: (R) -> (A, B, C, D, E, F, G, H) -> O
  ) -> ((A, B, C, D, E, F, G, H, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G, H) throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, H, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O>(
    _: (R) -> (A, B, C, D, E, F, G, H) async -> O
  ) -> ((A, B, C, D, E, F, G, H, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G, H) async throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, H, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G, H) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, H, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, H, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O>(
    _: (R) -> (A, B, C, D, E, F, G, H, I) -> O
  ) -> ((A, B, C, D, E, F, G, H, I, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G, H, I) throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, H, I, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O>(
    _: (R) -> (A, B, C, D, E, F, G, H, I) async -> O
  ) -> ((A, B, C, D, E, F, G, H, I, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G, H, I) async throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, H, I, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { never() }

  // The closure that an initializer is: it consumes its arguments.

  public static func consuming<O>(
    _: () -> O
  ) -> (() -> O) { never() }

  public static func consuming<O, X: Error>(
    _: () throws(X) -> O
  ) -> (() throws(X) -> O) { never() }

  public static func consuming<O>(
    _: () async -> O
  ) -> (() async -> O) { never() }

  public static func consuming<O, X: Error>(
    _: () async throws(X) -> O
  ) -> (() async throws(X) -> O) { never() }

  public static func consuming<O>(
    _: @concurrent () async -> O, concurrently: Void = ()
  ) -> (@concurrent () async -> O) { never() }

  public static func consuming<O, X: Error>(
    _: @concurrent () async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent () async throws(X) -> O) { never() }

  public static func consuming<A, O>(
    _: (A) -> O
  ) -> ((__owned A) -> O) { never() }

  public static func consuming<A, O, X: Error>(
    _: (A) throws(X) -> O
  ) -> ((__owned A) throws(X) -> O) { never() }

  public static func consuming<A, O>(
    _: (A) async -> O
  ) -> ((__owned A) async -> O) { never() }

  public static func consuming<A, O, X: Error>(
    _: (A) async throws(X) -> O
  ) -> ((__owned A) async throws(X) -> O) { never() }

  public static func consuming<A, O>(
    _: @concurrent (A) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A) async -> O) { never() }

  public static func consuming<A, O, X: Error>(
    _: @concurrent (A) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A) async throws(X) -> O) { never() }

  public static func consuming<A, B, O>(
    _: (A, B) -> O
  ) -> ((__owned A, __owned B) -> O) { never() }

  public static func consuming<A, B, O, X: Error>(
    _: (A, B) throws(X) -> O
  ) -> ((__owned A, __owned B) throws(X) -> O) { never() }

  public static func consuming<A, B, O>(
    _: (A, B) async -> O
  ) -> ((__owned A, __owned B) async -> O) { never() }

  public static func consuming<A, B, O, X: Error>(
    _: (A, B) async throws(X) -> O
  ) -> ((__owned A, __owned B) async throws(X) -> O) { never() }

  public static func consuming<A, B, O>(
    _: @concurrent (A, B) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B) async -> O) { never() }

  public static func consuming<A, B, O, X: Error>(
    _: @concurrent (A, B) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, O>(
    _: (A, B, C) -> O
  ) -> ((__owned A, __owned B, __owned C) -> O) { never() }

  public static func consuming<A, B, C, O, X: Error>(
    _: (A, B, C) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C) throws(X) -> O) { never() }

  public static func consuming<A, B, C, O>(
    _: (A, B, C) async -> O
  ) -> ((__owned A, __owned B, __owned C) async -> O) { never() }

  public static func consuming<A, B, C, O, X: Error>(
    _: (A, B, C) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, O>(
    _: @concurrent (A, B, C) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C) async -> O) { never() }

  public static func consuming<A, B, C, O, X: Error>(
    _: @concurrent (A, B, C) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, O>(
    _: (A, B, C, D) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D) -> O) { never() }

  public static func consuming<A, B, C, D, O, X: Error>(
    _: (A, B, C, D) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, O>(
    _: (A, B, C, D) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D) async -> O) { never() }

  public static func consuming<A, B, C, D, O, X: Error>(
    _: (A, B, C, D) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, O>(
    _: @concurrent (A, B, C, D) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D) async -> O) { never() }

  public static func consuming<A, B, C, D, O, X: Error>(
    _: @concurrent (A, B, C, D) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, O>(
    _: (A, B, C, D, E) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) -> O) { never() }

  public static func consuming<A, B, C, D, E, O, X: Error>(
    _: (A, B, C, D, E) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, O>(
    _: (A, B, C, D, E) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) async -> O) { never() }

  public static func consuming<A, B, C, D, E, O, X: Error>(
    _: (A, B, C, D, E) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, O>(
    _: @concurrent (A, B, C, D, E) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E) async -> O) { never() }

  public static func consuming<A, B, C, D, E, O, X: Error>(
    _: @concurrent (A, B, C, D, E) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O>(
    _: (A, B, C, D, E, F) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O, X: Error>(
    _: (A, B, C, D, E, F) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O>(
    _: (A, B, C, D, E, F) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O, X: Error>(
    _: (A, B, C, D, E, F) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O>(
    _: @concurrent (A, B, C, D, E, F) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O, X: Error>(
    _: @concurrent (A, B, C, D, E, F) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O>(
    _: (A, B, C, D, E, F, G) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O, X: Error>(
    _: (A, B, C, D, E, F, G) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O>(
    _: (A, B, C, D, E, F, G) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O, X: Error>(
    _: (A, B, C, D, E, F, G) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O>(
    _: @concurrent (A, B, C, D, E, F, G) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O, X: Error>(
    _: @concurrent (A, B, C, D, E, F, G) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O>(
    _: (A, B, C, D, E, F, G, H) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O, X: Error>(
    _: (A, B, C, D, E, F, G, H) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O>(
    _: (A, B, C, D, E, F, G, H) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O, X: Error>(
    _: (A, B, C, D, E, F, G, H) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O>(
    _: @concurrent (A, B, C, D, E, F, G, H) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O, X: Error>(
    _: @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O>(
    _: (A, B, C, D, E, F, G, H, I) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (A, B, C, D, E, F, G, H, I) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O>(
    _: (A, B, C, D, E, F, G, H, I) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (A, B, C, D, E, F, G, H, I) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O>(
    _: @concurrent (A, B, C, D, E, F, G, H, I) async -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O, concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) async throws(X) -> O) { never() }

}
