import CaseFiles
import Foundation
import Testing

@testable import CommandLineSurface

@Suite struct RenderingTests {
  private func help(_ path: [String], width: Int = 60, isColoured: Bool = false) throws -> String {
    let parser = ArgumentParser(root: SampleProgram.root)
    let command = try #require(parser.command(at: path))
    return Help(
      command, path: path.isEmpty ? [] : ["sample"] + path.dropLast(), width: width,
      styles: Styles(isColoured: isColoured)
    ).text
  }

  @Test(arguments: [[], ["copy"], ["remote"], ["remote", "add"]])
  func helpIsAsRecorded(_ path: [String]) throws {
    let text = try help(path)
    #expect(
      try text
        == CaseFiles("CommandLineSurface").recorded((["help"] + path).joined(separator: "-") + ".txt", text))
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 60 })
    #expect(!text.contains("\u{1B}"))
  }

  @Test func colourOnlyAddsControlSequences() throws {
    let coloured = try help(["copy"], isColoured: true)
    #expect(coloured.contains("\u{1B}[1mUsage: \u{1B}[0m"))
    let plain = coloured.replacingOccurrences(of: "\u{1B}[1m", with: "").replacingOccurrences(
      of: "\u{1B}[0m", with: "")
    #expect(try plain == help(["copy"]))
  }

  @Test(arguments: Completions.Shell.allCases)
  func completionsAreAsRecorded(_ shell: Completions.Shell) throws {
    let script = Completions.script(for: shell, of: SampleProgram.root)
    #expect(try script == CaseFiles("CommandLineSurface").recorded("completions.\(shell.rawValue)", script))
  }

  /// What bash offers after some words of a command line.
  @Test(arguments: [
    (["sample", ""], ["copy", "remote", "--help", "help", "--version"]),
    (["sample", "re"], ["remote"]),
    (["sample", "remote", ""], ["add", "list", "--help"]),
    (["sample", "copy", "--m"], ["--mode"]),
    (["sample", "copy", "--mode", ""], ["fast", "safe"]),
    (["sample", "copy", "x", "-m", "s"], ["safe"]),
    (["sample", "remote", "add", "--"], ["--name", "--help"]),
  ])
  func bashOffers(_ words: [String], _ expected: [String]) throws {
    let script = Completions.script(for: .bash, of: SampleProgram.root)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      "\(script)\nCOMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _sample; printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let offered = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(offered.filter { expected.contains($0) || $0.hasPrefix("-") } == expected)
  }
}
