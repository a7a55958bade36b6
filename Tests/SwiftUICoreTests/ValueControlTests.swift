import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ValueControlTests {
  @Test func aSliderKeepsToItsStepsAndSaysWhenItMoves() throws {
    struct Volume: View {
      @State var volume = 10.0
      @State var isMoving = false
      var body: some View {
        Slider(value: $volume, in: 0...100, step: 5) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        } onEditingChanged: {
          isMoving = $0
        }
        Text(verbatim: isMoving ? "moving" : "resting")
      }
    }
    let window = LiveWindow(Volume())
    let slider = try window.first("slider")
    window.deliver(.focus(true), to: slider)
    #expect(window.deliver(.number(.nan), to: slider).refusal == .outOfRange)
    #expect(window.deliver(.number(42), to: slider).isAccepted)
    #expect(
      window.outline == """
        slider 40.0 of 0.0...100.0
          text "Volume" .label
          text "0" .minimumLabel
          text "100" .maximumLabel
        text "moving"
        """)
  }

  @Test func aStepperKnowsItsLimits() throws {
    struct Count: View {
      @State var count = 126
      var body: some View {
        Stepper("Count", value: $count, in: 0...127, step: 5, format: .number)
      }
    }
    let window = LiveWindow(Count())
    try window.deliver(.step(up: true), to: "stepper")
    #expect(window.outline.hasPrefix("stepper .accessibility(value 127) .limits(top)"))
    try window.deliver(.step(up: false), to: "stepper")
    #expect(window.outline.hasPrefix("stepper .accessibility(value 122)\n"))
    #expect(
      LiveWindow(Stepper("Up alone", onIncrement: {}, onDecrement: nil)).outline.hasPrefix(
        "stepper .limits(bottom)"))
  }

  @Test func progressOfASpanMovesByItself() {
    let span = noon.addingTimeInterval(-60)...noon.addingTimeInterval(180)
    #expect(
      outline(ProgressView(timerInterval: span, countsDown: false) { Text("Tea") }) == """
        progress 0.25 .live(up)
          text "Tea" .label
          text "1:00" .value
        """)
    #expect(outline(ProgressView(timerInterval: span)).hasPrefix("progress 0.75 .live(down)"))
    let work = Progress(totalUnitCount: 4)
    work.completedUnitCount = 3
    #expect(outline(ProgressView(work)) == "progress 0.75")
  }

  struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        ProgressView(configuration)
      }
    }
  }

  struct Dial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.currentValueLabel
      Circle()
    }
  }

  @Test func stylesOfOnesOwnShowValues() {
    let progress = ProgressView("Copying", value: 1, total: 4).progressViewStyle(Percent())
    #expect(
      outline(progress) == """
        hstack center
          text "Copying"
          text "25 %"
          progress 0.25
            text "Copying" .label
        """)
    #expect(
      outline(ProgressView(value: 0.5).progressViewStyle(.circular))
        == "progress 0.5 .progressStyle(circular)")
    let gauge = Gauge(value: 3, in: 0...4) {
      Text("Depth")
    } currentValueLabel: {
      Text("3 m")
    }
    #expect(outline(gauge.gaugeStyle(Dial())).hasPrefix("text \"Depth\"\ntext \"3 m\"\nshape"))
    #expect(
      outline(gauge.gaugeStyle(.accessoryCircular)).hasPrefix("gauge 0.75 .gaugeStyle(accessoryCircular)"))
  }

  @Test func aPickerShowsItsOwnLabelOfTheValue() throws {
    struct Choosing: View {
      @State var size = 2
      var body: some View {
        Picker(selection: $size) {
          ForEach(1..<4) { Text(verbatim: "\($0)") }
        } label: {
          Label("Size", systemImage: "ruler")
        } currentValueLabel: {
          Text(verbatim: "size \(size)")
        }
        .pickerStyle(.segmented)
      }
    }
    let window = LiveWindow(Choosing())
    try window.select(2, of: "picker")
    #expect(window.outline.contains("text \"size 3\" .value"))
    #expect(window.outline.hasPrefix("picker .pickerStyle(segmented)"))
  }

  @Test func aSectionIsOpenedByItsHeader() throws {
    struct Chapters: View {
      @State var isOpen = false
      var body: some View {
        List { Section("One", isExpanded: $isOpen) { Text("inside") } }
      }
    }
    let window = LiveWindow(Chapters())
    #expect(!window.outline.contains("inside"))
    try window.deliver(.press, to: "section")
    #expect(
      window.outline == """
        list
          section .expanded(true)
            text "One" .header
            text "inside"
        """)
  }

  struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
  }

  @Test func aTableIsSortedBySelectedColumns() throws {
    struct People: View {
      @State var people = [Person(id: 1, name: "Bo", age: 3), Person(id: 2, name: "Ada", age: 9)]
      @State var order = [KeyPathComparator(\Person.age)]
      @State var chosen: Int?
      var body: some View {
        Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age) years") }
        }
        Text(verbatim: "\(chosen ?? 0)")
      }
    }
    let window = LiveWindow(People())
    let table = try window.first("table")
    guard case .table(let headings) = table.content else { return }
    #expect(headings.map(\.isAscending) == [nil, true])
    window.deliver(.sort(column: 0), to: table)
    try window.select(0, of: "table")
    #expect(
      window.outline == """
        table of Name, Age .selection(one)
          row
            text "Ada"
            text "9 years"
          row
            text "Bo"
            text "3 years"
        text "2"
        """)
    try window.deliver(.sort(column: 0), to: "table")
    #expect(window.all("row").first?.children.first?.content.description == "text \"Bo\"")
  }
}
