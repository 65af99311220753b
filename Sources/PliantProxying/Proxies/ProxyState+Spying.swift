import Synchronization

extension ProxyState {
  func spy<Function, Observer, Arguments, Output, Failure>(
    _ requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>
  ) -> Spy<Arguments, Output, Failure> {
    spiesOnAll.load(ordering: .relaxed) ? spyOfAll(requirement) : newSpy(on: requirement)
  }

  private func newSpy<Function, Observer, Arguments, Output, Failure>(
    on requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>
  ) -> Spy<Arguments, Output, Failure> {
    let declaration = requirement.declaration
    precondition(
      declaration.isStatic == isOfType,
      "\(ProxyError.otherControl(requirement: declaration.name))"
    )
    let recorder = Recorder<Arguments, Output, Failure>(declaration: declaration.name)
    let place = edit(requirement) { plan, id in
      plan.recorders.append(recorder)
      plan.recorderIDs.append(id)
    }
    return Spy(recorder, isActive: { place.isTaken }, end: { place.free() })
  }

  func spyAll() {
    spiesOnAll.store(true, ordering: .relaxed)
    // From now on, calls look for what is installed.
    editPlans { _ in }
  }

  var spies: [any CallRecording] { locked { $0.spies.map(\.spy) } }

  @usableFromInline
  func addSpy<Function, Observer, Arguments, Output, Failure>(
    on requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>
  ) { _ = spyOfAll(requirement) }

  /// Returns the one spy of a requirement that calls of all threads are recorded by.
  private func spyOfAll<Function, Observer, Arguments, Output, Failure>(
    _ requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>
  ) -> Spy<Arguments, Output, Failure> {
    let key = ObjectIdentifier(requirement.declaration)
    func known(_ storage: Storage) -> Spy<Arguments, Output, Failure>? {
      storage.spies.first { $0.requirement == key }?.spy as? Spy<Arguments, Output, Failure>
    }
    if let known = locked({ known($0) }) { return known }
    let new = newSpy(on: requirement)
    let kept = locked { storage in
      if let known = known(storage) { return known }
      storage.spies.append((key, new))
      return new
    }
    if kept != new { new.stop() }
    return kept
  }
}
