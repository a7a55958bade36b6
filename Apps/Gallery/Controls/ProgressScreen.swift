import SwiftUI

/// A screen of how far something is, and how much of something there is.
struct ProgressScreen: View {
  @State private var done = 3.0
  @State private var level = 0.4

  var body: some View {
    Form {
      Section("Progress") {
        ProgressView()
        ProgressView("Watering").progressViewStyle(.circular)
        ProgressView("Beds", value: done, total: 8)
        ProgressView(value: done, total: 8) {
          Text("Beds")
        } currentValueLabel: {
          Text("\(Int(done)) of 8")
        }
        .progressViewStyle(.linear)
        ProgressView("Automatic", value: done, total: 8).progressViewStyle(.automatic)
        ProgressView("Seeds", value: done, total: 8).progressViewStyle(SeedStyle())
        ProgressView(timerInterval: Almanac.sowing...Almanac.harvest, countsDown: false) {
          Text("Season")
        }
        Button("Water a bed") { done = done < 8 ? done + 1 : 0 }
      }
      Section("Gauges") {
        gauge("Automatic").gaugeStyle(.automatic)
        gauge("Capacity").gaugeStyle(.linearCapacity)
        gauge("Accessory").gaugeStyle(.accessoryLinear)
        gauge("Accessory capacity").gaugeStyle(.accessoryLinearCapacity)
        HStack(spacing: 24) {
          gauge("Circular").gaugeStyle(.accessoryCircular).tint(.orange)
          gauge("Ring").gaugeStyle(.accessoryCircularCapacity).tint(.blue)
          gauge("Drops").gaugeStyle(DropStyle())
        }
        Button("Fill") { level = level < 0.95 ? level + 0.2 : 0 }
      }
    }
  }

  private func gauge(_ name: String) -> some View {
    Gauge(value: level, in: 0...1) {
      Text(name)
    } currentValueLabel: {
      Text(level, format: .percent.precision(.fractionLength(0)))
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
  }
}

/// Progress as a row of seeds.
private struct SeedStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let done = Int((configuration.fractionCompleted ?? 0) * 8)
    LabeledContent {
      HStack(spacing: 4) {
        ForEach(0..<8) { seed in
          Image(systemName: seed < done ? "circle.fill" : "circle").accessibilityHidden(true)
        }
      }
      .foregroundStyle(.green)
    } label: {
      configuration.label
    }
  }
}

/// A gauge as drops.
private struct DropStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Image(systemName: configuration.value > 0.5 ? "drop.fill" : "drop").foregroundStyle(.blue)
      configuration.label.font(.caption)
    }
  }
}
