import SwiftUI

/// A path that grows, shrinks, and is set at once.
///
/// It has a stack of its own, in a sheet, so that its path is the only one.
struct NavigationScreen: View {
  @State private var isShown = false

  var body: some View {
    Form {
      Section {
        Button("Open the garden's stack") { isShown = true }
        NavigationLink("A page by its view") { PlainPage(title: "By its view") }
        NavigationLink {
          PlainPage(title: "By a label")
        } label: {
          Label("A page with a label", systemImage: "leaf")
        }
        NavigationLink(value: Bed.herbs) { Text("A page by a value") }
      } footer: {
        Text("Pages open above this one; the way back is at the top.")
      }
    }
    .navigationDestination(for: Bed.self) { bed in
      PlainPage(title: bed.title)
    }
    .sheet(isPresented: $isShown) { GardenStack() }
  }
}

/// A stack with a path of its own.
private struct GardenStack: View {
  @State private var path = NavigationPath()
  @State private var isHelpShown = false
  @State private var tip: Plant?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Bed.allCases) { bed in
          NavigationLink(bed.title, value: bed)
        }
        Button("To Basil at once") {
          path.append(Bed.herbs)
          path.append(Plant.samples[0])
        }
        Button("Help") { isHelpShown = true }
        Button("Tip of the day") { tip = Plant.samples[1] }
      }
      .navigationTitle("Garden")
      .navigationDestination(for: Bed.self) { bed in
        List(Plant.samples.filter { $0.bed == bed }) { plant in
          NavigationLink(plant.name, value: plant)
        }
        .navigationTitle(bed.title)
        .navigationSubtitle("\(path.count) deep")
      }
      .navigationDestination(for: Plant.self) { plant in
        VStack(spacing: 16) {
          Text("\(plant.name) needs water every \(plant.interval) days.")
          Button("Back to the garden") { path = NavigationPath() }
        }
        .navigationTitle(plant.name)
        #if !os(macOS)
          .navigationBarTitleDisplayMode(.inline)
        #endif
      }
      .navigationDestination(isPresented: $isHelpShown) { PlainPage(title: "Help") }
      .navigationDestination(item: $tip) { PlainPage(title: "Tip: \($0.name)") }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

private struct PlainPage: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("This page is called \(title).")
      Button("Go back") { dismiss() }
    }
    .navigationTitle(title)
    .navigationBarBackButtonHidden(title == "Help")
  }
}
