import Foundation
import Testing
import UniformTypeIdentifiers

struct URLTests {
  private let folder = URL(fileURLWithPath: "/home/me", isDirectory: true)

  @Test(arguments: [
    ("readme", UTType.plainText, "readme.txt"), ("readme", .utf8PlainText, "readme.txt"),
    ("cat.jpg", .image, "cat.jpg"), ("cat.JPG", .jpeg, "cat.JPG"), ("cat.jpg", .plainText, "cat.jpg.txt"),
    ("cat", .image, "cat"), ("notes.txt", .utf8PlainText, "notes.txt"), ("v1.2", .pdf, "v1.2.pdf"),
    ("data.json", .json, "data.json"), ("page.html", .text, "page.html"),
  ])
  func completesNames(name: String, type: UTType, expected: String) {
    #expect(folder.appendingPathComponent(name, conformingTo: type).path == "/home/me/\(expected)")
    var url = folder
    url.appendPathComponent(name, conformingTo: type)
    #expect(url.lastPathComponent == expected)
    let plain = folder.appendingPathComponent(name)
    #expect(plain.appendingPathExtension(for: type).path == "/home/me/\(expected)")
    url = plain
    url.appendPathExtension(for: type)
    #expect(url.lastPathComponent == expected)
  }

  @Test func foldersAreFolders() {
    let app = folder.appendingPathComponent("Notes", conformingTo: .applicationBundle)
    #expect(app.hasDirectoryPath)
    #expect(app.lastPathComponent == "Notes.app")
    #expect(!folder.appendingPathComponent("a", conformingTo: .pdf).hasDirectoryPath)
  }

  @Test func aURLWithoutANameStaysAsItIs() {
    let root = URL(fileURLWithPath: "/")
    #expect(root.appendingPathExtension(for: .pdf) == root)
  }
}
