import Foundation
import Testing

@testable import SwiftUICore

struct NavigationPathTests {
  struct Place: Codable, Hashable, Identifiable {
    let id: Int
    var name: String
  }

  struct Secret: Hashable { let number: Int }
  enum Folder: String, Codable { case inbox, sent }
  enum Screen: Codable, Hashable {
    case settings
    case thread(Int)
  }

  @Test func aPathIsWrittenDownAndReadAgain() throws {
    var path = NavigationPath()
    path.append("Lisbon")
    path.append(Place(id: 7, name: "Alfama"))
    path.append(Folder.sent)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    #expect(read == path.codable)
    path.append(Secret(number: 1))
    #expect(path.codable == nil)
  }

  @Test(arguments: [
    #"["Sx","1"]"#, #"["Si"]"#, #"["Si","no number"]"#, #"{"a":1}"#, #"[1]"#, #"["yXl","1"]"#, #"["",""]"#,
  ])
  func whatIsNoPathIsAnError(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }

  @Test func aPathIsAPile() {
    var path = NavigationPath([1, 2, 3])
    path.removeLast()
    path.append("x")
    #expect(path.count == 3)
    path.removeLast(3)
    #expect(path.isEmpty)
    #expect(path == NavigationPath())
  }

  @Test func namesOfPagesAreReadable() {
    func name(_ value: some Hashable) -> String { PathComponent.name(of: AnyHashable(value), serial: 3) }
    #expect(name("a b") == "a b")
    #expect(name(12) == "12")
    #expect(name(Folder.inbox) == "inbox")
    #expect(name(Place(id: 7, name: "Alfama")) == "7")
    #expect(name(Screen.settings) == "settings")
    #expect(name(Screen.thread(4)) == #"{"thread":{"_0":4}}"#)
    #expect(name(Secret(number: 1)) == "3")
  }
}
