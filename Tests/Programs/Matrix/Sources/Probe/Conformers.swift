import PliantProxying

// Whole-module optimization treats protocols by their access and number of conformers.

@Proxied protocol NoneInternal: AnyObject { func name() -> String }
@Proxied protocol OneInternal: AnyObject { func name() -> String }
@Proxied protocol TwoInternal: AnyObject { func name() -> String }
@Proxied private protocol NonePrivate: AnyObject { func name() -> String }
@Proxied private protocol OnePrivate: AnyObject { func name() -> String }
@Proxied private protocol TwoPrivate: AnyObject { func name() -> String }
@Proxied package protocol NonePackage: AnyObject { func name() -> String }
@Proxied package protocol OnePackage: AnyObject { func name() -> String }
@Proxied package protocol TwoPackage: AnyObject { func name() -> String }
@Proxied public protocol NonePublic: AnyObject { func name() -> String }
@Proxied public protocol OnePublic: AnyObject { func name() -> String }
@Proxied public protocol TwoPublic: AnyObject { func name() -> String }
@Proxied protocol OneStruct { func name() -> String }
@Proxied protocol OneActor: AnyObject { func name() -> String }
@Proxied protocol OneOptional: AnyObject { @Optional func name() -> String }
@Proxied protocol OneInherits: OneInternal { func other() -> String }
@MainActor @Proxied protocol OneIsolated: AnyObject { func name() -> String }
enum Outside { @Proxied protocol OneNested: AnyObject { func name() -> String } }

/// It has a field, which a call that takes a proxy for it would read beyond the proxy's end.
private final class Hand: OneInternal, TwoInternal, OnePrivate, TwoPrivate, OnePackage, TwoPackage,
  OnePublic, TwoPublic, OneOptional
{
  let text = "hand"
  func name() -> String { text }
}

private final class Other: TwoInternal, TwoPrivate, TwoPackage, TwoPublic {
  let text = "hand", more = "other"
  func name() -> String { text }
}

private struct Value: OneStruct {
  let a = 1, text = "hand"
  func name() -> String { text }
}

private actor Acting: OneActor { nonisolated func name() -> String { "hand" } }

private final class Heir: OneInherits {
  let a = 1, text = "hand"
  func name() -> String { text }
  func other() -> String { text }
}

private final class Isolated: OneIsolated {
  let text = "hand"
  func name() -> String { text }
}

private final class Nested: Outside.OneNested {
  let text = "hand"
  func name() -> String { text }
}

@inline(never) private func ask(_ it: any NoneInternal) -> String { it.name() }
@inline(never) private func ask(_ it: any OneInternal) -> String { it.name() }
@inline(never) private func ask(_ it: any TwoInternal) -> String { it.name() }
@inline(never) private func ask(_ it: any NonePrivate) -> String { it.name() }
@inline(never) private func ask(_ it: any OnePrivate) -> String { it.name() }
@inline(never) private func ask(_ it: any TwoPrivate) -> String { it.name() }
@inline(never) private func ask(_ it: any NonePackage) -> String { it.name() }
@inline(never) private func ask(_ it: any OnePackage) -> String { it.name() }
@inline(never) private func ask(_ it: any TwoPackage) -> String { it.name() }
@inline(never) private func ask(_ it: any NonePublic) -> String { it.name() }
@inline(never) private func ask(_ it: any OnePublic) -> String { it.name() }
@inline(never) private func ask(_ it: any TwoPublic) -> String { it.name() }
@inline(never) private func ask(_ it: any OneStruct) -> String { it.name() }
@inline(never) private func ask(_ it: any OneActor) -> String { it.name() }
@inline(never) private func ask(_ it: any OneOptional) -> String { it.name() }
@inline(never) private func ask(_ it: any OneInherits) -> String { it.name() + it.other() }
@inline(never) @MainActor private func ask(_ it: any OneIsolated) -> String { it.name() }
@inline(never) private func ask(_ it: any Outside.OneNested) -> String { it.name() }

private final class Owner {
  weak var delegate: (any OneInternal)?
  var all: [any OneInternal] = []
  @inline(never) func ask() -> String {
    (delegate?.name() ?? "none") + " " + all.map { $0.name() }.joined(separator: " ")
  }
}

/// What hand-written conformers and proxies answer: the latter, which have no implementer, nothing.
@MainActor func conformers() throws -> String {
  let (hand, other) = (Hand(), Other())
  let hands = [
    ask(hand as any OneInternal), ask(hand as any TwoInternal), ask(other as any TwoInternal),
    ask(hand as any OnePrivate), ask(hand as any TwoPrivate), ask(other as any TwoPrivate),
    ask(hand as any OnePackage), ask(hand as any TwoPackage), ask(other as any TwoPackage),
    ask(hand as any OnePublic), ask(hand as any TwoPublic), ask(other as any TwoPublic),
    ask(Value()), ask(Acting()), ask(hand as any OneOptional), ask(Isolated()), ask(Nested()),
  ]
  guard hands.allSatisfy({ $0 == "hand" }), ask(Heir() as any OneInherits) == "handhand" else {
    return "wrong by hand"
  }
  let proxies = [
    "none": ask(NoneInternalProxy()) + ask(NonePrivateProxy()) + ask(NonePackageProxy())
      + ask(NonePublicProxy()),
    "internal": ask(OneInternalProxy()) + ask(TwoInternalProxy()),
    "private": ask(OnePrivateProxy()) + ask(TwoPrivateProxy()),
    "package": ask(OnePackageProxy()) + ask(TwoPackageProxy()),
    "public": ask(OnePublicProxy()) + ask(TwoPublicProxy()),
    "struct": ask(OneStructProxy()), "actor": ask(OneActorProxy()),
    "optional": ask(OneOptionalProxy()), "inherits": ask(OneInheritsProxy() as any OneInherits),
    "isolated": ask(OneIsolatedProxy()), "nested": ask(Outside.OneNestedProxy()),
  ]
  let bypassed = proxies.filter { !$0.value.isEmpty }.keys.sorted()
  guard bypassed.isEmpty else { return "bypassed: \(bypassed.joined(separator: " "))" }
  let (owner, proxy) = (Owner(), OneInternalProxy(retaining: hand))
  var told = 0
  try proxy.override(\.name) { "override" }
  try proxy.observe(\.name, .after) { told += 1 }
  (owner.delegate, owner.all) = (proxy, [proxy, hand])
  return "\(owner.ask()) \(told)"
}
