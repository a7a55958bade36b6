import Foundation
import Testing

@testable import UniformTypeIdentifiers

/// The database of the machine, which `script/setup` installs.
struct MIMEDatabaseTests {
  @Test func knowsOfficeFiles() throws {
    let ods = try #require(UTType(filenameExtension: "ods"))
    #expect(ods == UTType(mimeType: "application/vnd.oasis.opendocument.spreadsheet"))
    #expect(ods.conforms(to: .spreadsheet))
  }

  @Test func knowsTypesThatTheTableLacks() throws {
    let sqlite = try #require(UTType(mimeType: "application/x-sqlite3"))
    #expect(sqlite == UTType(mimeType: "application/vnd.sqlite3"))
    #expect(sqlite.isDynamic)
    #expect(sqlite.tags[.mimeType]?.contains("application/vnd.sqlite3") == true)
    #expect(sqlite.localizedDescription(in: Locale(identifier: "en_US"))?.contains("SQLite3") == true)
    #expect(sqlite.localizedDescription(in: Locale(identifier: "de_DE"))?.contains("Datenbank") == true)
    #expect(UTType(sqlite.identifier) == sqlite)
    let krita = try #require(UTType(filenameExtension: "kra"))
    #expect(krita.conforms(to: .data))
    #expect(krita.preferredFilenameExtension == "kra")
  }

  @Test func followsSubclassesAcrossBothTrees() throws {
    let docbook = try #require(UTType(mimeType: "application/x-docbook+xml"))
    #expect(docbook.conforms(to: .xml) && docbook.conforms(to: .text))
    let rust = try #require(UTType(filenameExtension: "rs"))
    #expect(rust.conforms(to: .plainText))
    #expect(UTType(filenameExtension: "xcf")?.conforms(to: .image) == true)
  }

  @Test func describesSystemTypesInTheLanguageOfThePerson() {
    #expect(UTType.png.localizedDescription(in: Locale(identifier: "en_GB")) == "PNG image")
    #expect(UTType.png.localizedDescription(in: Locale(identifier: "de_DE")) == "PNG-Bild")
    #expect(UTType.item.localizedDescription(in: Locale(identifier: "de_DE")) == "item")
  }
}

/// Databases made for the test.
struct MadeMIMEDatabaseTests {
  /// A registry over a data folder with these files.
  private func registry(_ files: [String: String], user: [String: String] = [:]) throws -> TypeRegistry {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("mime-\(UUID().uuidString)")
    for (folder, files) in [("user", user), ("system", files)] {
      for (name, text) in files {
        let file = root.appendingPathComponent("\(folder)/mime/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
    let folders = ["user", "system"].map { root.appendingPathComponent($0).path }
    let source = MIMEDatabase.Source(dataFolders: folders)
    _ = source.database
    return TypeRegistry(database: source, program: [])
  }

  private func type(_ mimeType: String, in registry: TypeRegistry) throws -> TypeDeclaration {
    try #require(registry.declarations(tag: mimeType, tagClass: .mimeType).first)
  }

  @Test func cyclesEnd() throws {
    let registry = try registry([
      "subclasses": "application/x-a application/x-b\napplication/x-b application/x-c\n"
        + "application/x-c application/x-a\napplication/x-d application/x-d\n"
    ])
    let a = try type("application/x-a", in: registry)
    let b = try type("application/x-b", in: registry)
    #expect(registry.ancestors(of: a).contains(b.identifier))
    #expect(!registry.ancestors(of: a).contains(a.identifier))
    let d = try type("application/x-d", in: registry)
    #expect(registry.ancestors(of: d).contains("public.data"))
  }

  @Test func aliasesThatLeadInCirclesEnd() throws {
    let registry = try registry(["aliases": "a/x b/x\nb/x a/x\n", "types": "a/x\nb/x\nc/x\n"])
    #expect(registry.declarations(tag: "a/x", tagClass: .mimeType).count <= 1)
    #expect(try type("c/x", in: registry).mimeTypes == ["c/x"])
  }

  @Test func brokenLinesAreLeftOut() throws {
    let registry = try registry([
      "globs2":
        "garbage\n::\n50:\nx:text/x-a:*.a\n50:text/x-b:*.qb\n50:text/x-c:[0-9].qc\n\u{0}\u{1}\n50:text/x-b",
      "subclasses": "one\none two three\n", "aliases": "\n\n \n", "types": "no-slash\n",
    ])
    #expect(registry.declarations(tag: "qb", tagClass: .filenameExtension).first?.mimeTypes == ["text/x-b"])
    #expect(registry.declarations(tag: "qc", tagClass: .filenameExtension).isEmpty)
    #expect(registry.declarations(tag: "a", tagClass: .filenameExtension).isEmpty)
  }

  @Test func weightsAndFoldersDecide() throws {
    let registry = try registry(
      ["globs2": "50:text/x-light:*.qx\n80:text/x-heavy:*.qx\n50:text/x-closed:*.qz\n"],
      user: ["globs2": "50:text/x-closed:__NOGLOBS__\n50:text/x-closed:*.qy\n"])
    let found = registry.declarations(tag: "qx", tagClass: .filenameExtension)
    #expect(found.map(\.mimeTypes) == [["text/x-heavy"], ["text/x-light"]])
    #expect(registry.declarations(tag: "qy", tagClass: .filenameExtension).count == 1)
    #expect(registry.declarations(tag: "qz", tagClass: .filenameExtension).isEmpty)
  }

  @Test func descriptionsAndOrderComeFromTheTypesOwnFile() throws {
    let registry = try registry([
      "globs2": "50:text/x-note:*.zz\n50:text/x-note:*.note\n",
      "text/x-note.xml": """
      <?xml version="1.0"?><mime-type type="text/x-note"><comment>salt &amp; pepper</comment>
      <comment xml:lang="de">Notiz</comment><glob pattern="*.note"/><glob pattern="*.zz"/></mime-type>
      """,
    ])
    let note = try type("text/x-note", in: registry)
    #expect(note.extensions == ["note", "zz"])
    #expect(note.summary == "salt & pepper")
    #expect(registry.summary(of: note, locale: Locale(identifier: "de_AT")) == "Notiz")
    #expect(registry.summary(of: note, locale: Locale(identifier: "fr_FR")) == "salt & pepper")
  }

  @Test func brokenDescriptionsEnd() {
    for text in ["<", "<comment", "<comment>", "<glob pattern=\"", "<comment xml:lang=\">x", "", "&&&<<>>"] {
      _ = MIMETypeDescription(text)
    }
    #expect(MIMETypeDescription("<comment>open").comments == ["": "open"])
    let hostile = String(repeating: "<comment>", count: 100_000)
    #expect(MIMETypeDescription(hostile).patterns.isEmpty)
  }

  @Test func withoutADatabaseTheDeclaredTypesWork() {
    let registry = TypeRegistry(database: .init(dataFolders: ["/nonexistent"]), program: [])
    #expect(registry.declarations(tag: "png", tagClass: .filenameExtension).first?.identifier == "public.png")
    #expect(registry.declarations(tag: "kra", tagClass: .filenameExtension).isEmpty)
    #expect(registry.dynamic(tag: "kra", tagClass: .filenameExtension, parent: "public.data") != nil)
  }

  @Test func foldersFollowTheBaseDirectorySpecification() {
    let folders = MIMEDatabase.Source.dataFolders
    #expect(folders(["HOME": "/h"]) == ["/h/.local/share", "/usr/local/share", "/usr/share"])
    #expect(folders(["XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/a:relative:/b"]) == ["/d", "/a", "/b"])
    #expect(folders(["XDG_DATA_DIRS": ""]) == ["/usr/local/share", "/usr/share"])
  }
}
