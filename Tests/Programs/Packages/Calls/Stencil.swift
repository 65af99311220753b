import Foundation
import PathKit

@testable import Stencil

/// Calls what the package's tests leave out, and tells what came of it.
func calls(_ tell: (Any) -> Void) async throws {
  try tellExpressions(tell)
  try tellTemplates(tell)
  try tellProperties(tell)
  tell(hashes(Token.Kind.block) + hashes(TrimBehavior.Trim.whitespace))
  tell(hashes(WhitespaceBehavior.Behavior.keep))
}

private func tellExpressions(_ tell: (Any) -> Void) throws {
  let context = Context(dictionary: ["one": 1, "two": 2, "list": [1, 2]])
  let (one, two, list) = (variable("one"), variable("two"), variable("list"))
  let isTrue = StaticExpression(value: true)
  let isFalse = StaticExpression(value: false)
  let expressions: [any Stencil.Expression] = [
    isTrue, isFalse, one, NotExpression(expression: isTrue), InExpression(lhs: one, rhs: list),
    AndExpression(lhs: isTrue, rhs: isFalse), OrExpression(lhs: isFalse, rhs: isTrue),
    EqualityExpression(lhs: one, rhs: two), InequalityExpression(lhs: one, rhs: two),
    NumericExpression(lhs: one, rhs: two),
    LessThanExpression(lhs: one, rhs: two), LessThanEqualExpression(lhs: two, rhs: two),
    MoreThanExpression(lhs: one, rhs: two), MoreThanEqualExpression(lhs: one, rhs: two),
  ]
  for expression in expressions {
    tell([expression.description, try expression.evaluate(context: context)] as [Any])
  }

  let token = Token.block(value: "if one and two", at: .unknown)
  let parser = try IfExpressionParser.parser(
    components: ["one", "and", "two"],
    environment: Environment(),
    token: token
  )
  tell([parser.nextToken.bindingPower, parser.nextToken.bindingPower, parser.position])

  let resolvable = try Environment().compileResolvable("1...3")
  let range = try RangeVariable("two...one", environment: Environment())
  let lazy = LazyValueWrapper(Variable("two"))
  let resolvables: [(any Resolvable)?] = [resolvable, range, lazy]
  tell(try resolvables.map { try $0?.resolve(context) })
}

private func variable(_ name: String) -> VariableExpression {
  VariableExpression(variable: Variable(name))
}

private func tellTemplates(_ tell: (Any) -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "greeting.txt")
  try Data("Hello {{ name }}".utf8).write(to: file)
  let bundle = Bundle(path: folder.path)

  let templates = [
    Template(extendedGraphemeClusterLiteral: "{{ name }}"), Template(unicodeScalarLiteral: "x"),
    try Template(URL: file),
    try Template(path: Path(file.path), environment: nil, name: "greeting"),
    try Template(named: "greeting.txt", inBundle: bundle),
  ]
  for template in templates {
    tell([template.name as Any, try template.render(["name": "World"])])
  }

  let loader = FileSystemLoader(bundle: bundle.map { [$0] } ?? [])
  let environment = Environment(loader: loader)
  tell(try environment.renderTemplate(name: "greeting.txt", context: ["name": "you"]))
}

private func tellProperties(_ tell: (Any) -> Void) throws {
  let context = Context()
  context.dictionaries = [["one": 1], ["two": nil]]
  tell([context["one"] as Any, context.dictionaries.count])

  let token = Token.variable(value: "one", at: .unknown)
  token.whitespace = WhitespaceBehavior(leading: .trim, trailing: .keep)
  let node = VariableNode(variable: "one")
  node.token = token
  tell([token.whitespace as Any, node.token === token])

  let blocks = BlockContext(blocks: [:])
  blocks.blocks = ["name": [BlockNode(name: "name", nodes: [node], token: token)]]
  tell([blocks.blocks.keys.first as Any, try blocks.pop("name")?.render(context) as Any])

  let added = Extension()
  added.filters = ["twice": .simple { "\($0 ?? "")\($0 ?? "")" }]
  added.tags = ["say": { _, token in TextNode(text: token.contents) }]
  let environment = Environment(extensions: [added])
  tell(try environment.renderTemplate(string: "{% say %} {{ 'a'|twice }}"))

  let operation = SuspiciousFileOperation(basePath: "base", path: "path")
  tell([operation.description, TemplateSyntaxError("wrong").description])
}

private func hashes<Value: Hashable>(_ value: Value) -> [Int] {
  var hasher = Hasher()
  value.hash(into: &hasher)
  return [value.hashValue, hasher.finalize()]
}
