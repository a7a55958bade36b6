import SwiftUI

/// A plain app that browsers show because `WebSurface` is linked. Tests start it under other names.
@main
struct WindowProgram: App {
  var body: some Scene {
    WindowGroup { Text("Window") }
  }
}
