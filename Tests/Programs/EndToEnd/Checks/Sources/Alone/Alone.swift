import Doubles

@main struct Alone {
  static func main() throws {
    try silence().verify()
    print("went on")
  }
}
