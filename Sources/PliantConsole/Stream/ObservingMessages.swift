#if Console
/// The properties that are plotted.
struct WatchesMessage: Encodable {
  let watches: [Item]

  struct Item: Encodable {
    let id: Int
    /// None for a property that is looked at.
    let observation: UInt?
    let object: String
    let `class`: String
    let path: String
    let ended: Bool
  }
}

/// The values to which watched properties were set.
struct ValuesMessage: Encodable {
  let values: [Item]
  let lost: Int

  struct Item: Encodable {
    let watch: Int
    let time: Double
    let number: Double?
    let text: String
  }
}
#endif
