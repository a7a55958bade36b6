import SwiftUI

/// Work that begins and ends with views, and what follows changes.
struct TasksScreen: View {
  @State private var isShown = true
  @State private var number = 1
  @State private var events: [String] = []
  @State private var square = 0

  var body: some View {
    Form {
      Section("Coming and going") {
        Toggle("Shown", isOn: $isShown)
        if isShown {
          Text("Here I am")
            .onAppear { events.append("Appeared") }
            .onDisappear { events.append("Disappeared") }
            .task { events.append("Task began") }
        }
      }
      Section("Following a value") {
        Stepper("Number: \(number)", value: $number)
          .onChange(of: number) { old, new in events.append("\(old) became \(new)") }
          .onChange(of: number) { square = number * number }
        Text("Squared: \(square)")
        Squares(number: number)
      }
      Section("By the clock") {
        TimelineView(.explicit([Almanac.sowing, Almanac.harvest])) { context in
          Text(context.date < Almanac.harvest ? "Sown" : "Harvested")
        }
        TimelineView(.everyMinute) { context in
          Text(context.date, style: .time).accessibilityHidden(true)
        }
        TimelineView(.periodic(from: Almanac.sowing, by: 3600)) { _ in
          Text("Each hour")
        }
      }
      Section("What happened") {
        if events.isEmpty { Text("Nothing yet") }
        ForEach(events.indices, id: \.self) { Text(events[$0]) }
        Button("Forget") { events = [] }
      }
    }
    .userActivity("org.example.gallery.tasks", isActive: isShown) { activity in
      activity.title = "Tasks"
    }
    .onContinueUserActivity("org.example.gallery.tasks") { _ in events.append("Continued") }
  }
}

/// A view that counts anew for each number, and stops with it.
private struct Squares: View {
  let number: Int
  @State private var sum = 0

  var body: some View {
    Text("Sum of squares: \(sum)")
      .task(id: number) {
        sum = 0
        for next in 0...max(number, 0) {
          guard !Task.isCancelled else { return }
          sum += next * next
          await Task.yield()
        }
      }
  }
}
