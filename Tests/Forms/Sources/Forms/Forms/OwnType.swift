/// A struct or an enum that is declared for one form, beside it.
struct OwnType {
  var name: String
  var fields: [ValueType]
  var isEnum: Bool

  var type: ValueType {
    let words = fields.reduce(0) { $0 + $1.words }
    return ValueType(name: name, words: words, maker: "\(name)(#)", shower: "#.shown")
  }
}
