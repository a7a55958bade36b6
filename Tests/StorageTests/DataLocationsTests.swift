import Foundation
import Storage
import Testing

@Suite struct DataLocationsTests {
  private let home = URL(filePath: "/home/ada", directoryHint: .isDirectory)

  @Test func theSpecificationsDefaults() {
    let places = DataLocations(environment: [:], home: home)
    #expect(places.data.path == "/home/ada/.local/share/beckon")
    #expect(places.config.path == "/home/ada/.config/beckon")
    #expect(places.cache.path == "/home/ada/.cache/beckon")
    #expect(places.state.path == "/home/ada/.local/state/beckon")
    #expect(places.runtime.path == "/home/ada/.local/state/beckon/run")
  }

  @Test func variablesGoFirst() {
    let places = DataLocations(
      environment: [
        "HOME": "/home/grace", "XDG_DATA_HOME": "/big disk/data", "XDG_RUNTIME_DIR": "/run/user/1000",
        // Relative and empty ones do not count.
        "XDG_CONFIG_HOME": "etc", "XDG_CACHE_HOME": "",
      ], home: home)
    #expect(places.data.path == "/big disk/data/beckon")
    #expect(places.runtime.path == "/run/user/1000/beckon")
    #expect(places.config.path == "/home/grace/.config/beckon")
    #expect(places.cache.path == "/home/grace/.cache/beckon")
  }

  @Test func oneFolderForAll() {
    let places = DataLocations(
      environment: ["BECKON_HOME": "/tmp/trial", "XDG_DATA_HOME": "/elsewhere"], home: home)
    #expect(places.data.path == "/tmp/trial/data")
    #expect(places.runtime.path == "/tmp/trial/runtime")
    #expect(DataLocations(environment: ["BECKON_HOME": "trial"], home: home).data.path.hasPrefix("/home/ada"))
  }

  @Test func foldersAreMadeForTheOwnerAlone() throws {
    let scratch = try Scratch()
    let places = DataLocations(environment: ["BECKON_HOME": scratch.folder.appending(path: "a/b").path])
    let folder = try places.prepare(\.data)
    var status = stat()
    #expect(stat(folder.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    #expect(stat(scratch.folder.appending(path: "a").path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    #expect(try places.prepare(\.data) == folder)
  }

  @Test func aFileInTheWay() throws {
    let scratch = try Scratch()
    try Data("x".utf8).write(to: scratch.folder.appending(path: "data"))
    let places = DataLocations(environment: ["BECKON_HOME": scratch.folder.path])
    let error = storageError { _ = try places.prepare(\.data) }
    #expect(error?.code == .cannotOpen || error?.code == .unsafeLocation)
    #expect(try scratch.data("data") == Data("x".utf8))
  }

  @Test func somebodyElsesFolder() throws {
    // Only root can make one; everyone else has one in the system's own folders.
    let scratch = try Scratch()
    let theirs = scratch.folder.appending(path: "data")
    try FileManager.default.createDirectory(at: theirs, withIntermediateDirectories: true)
    let root = geteuid() == 0 ? scratch.folder.path : "/usr"
    if geteuid() == 0 { #expect(chown(theirs.path, 65_534, 65_534) == 0) }
    let places = DataLocations(environment: ["BECKON_HOME": root])
    let error = storageError { _ = try geteuid() == 0 ? places.prepare(\.data) : places.prepare(\.cache) }
    #expect(error?.code == (geteuid() == 0 ? .unsafeLocation : .cannotOpen))
  }
}
