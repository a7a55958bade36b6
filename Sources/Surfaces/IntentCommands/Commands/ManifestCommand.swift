import CommandLineSurface
import IntentManifest

func manifestCommand(_ context: IntentCommandContext) -> Command {
  Command(
    CommandDescription(
      name: "manifest", abstract: "writes the manifest of the intents as JSON",
      discussion: """
        The same program writes the same bytes each time, so that manifests can be compared. `beckon manifest` makes \
        one of a build without running the program.
        """,
      options: [
        .flag("common", "only what a manifest of a build has too"),
        .flag("markdown", "writes a page for people instead"),
        .flag("json", "writes JSON, as without it"),
      ])
  ) { invocation in
    let manifest = context.manifest()
    let shown = invocation.arguments.flag("common") ? manifest.commonPart : manifest
    let output = invocation.terminal.output
    if invocation.arguments.flag("markdown") {
      try output.write(shown.markdown)
    } else {
      try output.write([UInt8](shown.json()))
    }
    return .success
  }
}
