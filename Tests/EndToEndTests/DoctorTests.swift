import Embeddings
import Foundation
import Testing

@Suite struct DoctorTests {
  @Test func wordVectorsAreNotNeeded() throws {
    let run = try CommandRun(["doctor"], environment: ["BECKON_VECTORS": "off"])
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "ok    word vectors: switched off by BECKON_VECTORS; everything works, somewhat less well\n"),
      "\(run.output)")
  }

  /// Whether they are installed or not, the line says which.
  @Test func wordVectorsAreLoadedWhereInstalled() throws {
    let run = try CommandRun(["doctor"])
    let line =
      try WordVectors.bundled() == nil
      ? "ok    word vectors: not installed; everything works, somewhat less well. script/setup gets them\n"
      : "ok    word vectors: loaded, 32,000 x 256\n"
    #expect(run.status == 0)
    #expect(run.output.contains(line), "\(run.output)")
  }

  @Test func damagedWordVectorsFail() throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "doctor-\(UUID().uuidString).vectors")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("BECKONVT and no more".utf8).write(to: file)
    for path in [file.path, "/nowhere/x.vectors"] {
      let run = try CommandRun(["doctor"], environment: ["BECKON_VECTORS": path])
      #expect(run.status == 70)
      #expect(run.output.contains("fail  word vectors: word vectors \(path): "), "\(run.output)")
    }
  }

  @Test(.enabled(if: (try? WordVectors.bundled()) != nil))
  func aChangedNumberIsFound() throws {
    let table = try #require(WordVectors.builtIn)
    var data = try Data(contentsOf: table)
    data[data.count / 2] ^= 1
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "doctor-\(UUID().uuidString).vectors")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    let run = try CommandRun(["doctor"], environment: ["BECKON_VECTORS": file.path])
    #expect(run.status == 70)
    #expect(run.output.contains("fail  word vectors: damaged; run script/setup"), "\(run.output)")
  }
}
