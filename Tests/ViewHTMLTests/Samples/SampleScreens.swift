import SwiftUICore

/// Screens as apps have them, for tests of what is written and for looking at.
enum SampleScreens {
  struct Message: Identifiable {
    let id: Int
    let name: String
    let text: String
    let isMine: Bool
  }

  static let messages: [Message] = [
    Message(id: 1, name: "Bubbles", text: "Are you coming to the picnic on Saturday?", isMine: false),
    Message(id: 2, name: "Me", text: "Yes! Shall I bring something?", isMine: true),
    Message(
      id: 3, name: "Bubbles", text: "Rainbow cake, please. We start at 15:00 by the lake.", isMine: false),
    Message(id: 4, name: "Me", text: "Great, see you there.", isMine: true),
  ]

  struct Chat: View {
    var rows = SampleScreens.messages
    @State private var draft = ""

    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) { ForEach(rows) { MessageRow(message: $0) } }
          }
          .defaultScrollAnchor(.bottom)
          HStack(spacing: 8) {
            Button("Attach", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
              .buttonBorderShape(.circle)
            TextField("Message", text: $draft, axis: .vertical)
              .padding(.horizontal, 14).padding(.vertical, 9)
              .overlay { Capsule().stroke(.separator) }
            Button("Send", systemImage: "arrow.up") {}.labelStyle(.iconOnly)
              .buttonStyle(.borderedProminent).buttonBorderShape(.circle)
          }
          .padding(12)
        }
        .navigationTitle("Bubbles")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Call", systemImage: "phone") {} }
        }
      }
    }
  }

  struct MessageRow: View {
    let message: Message

    var body: some View {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Text(message.text)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .foregroundStyle(message.isMine ? .white : .primary)
            .background(
              message.isMine ? Color(red: 0, green: 0.38, blue: 0.85) : Color.gray.opacity(0.2),
              in: RoundedRectangle(cornerRadius: 20))
          if !message.isMine {
            Text(message.name).font(.caption).foregroundStyle(.secondary).padding(.leading, 14)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
      .padding(.horizontal)
      .padding(.vertical, 4)
    }
  }

  struct Settings: View {
    @State private var isOn = true
    @State private var volume = 0.6
    @State private var choice = 1
    @State private var name = "Mara Lindt"
    @State private var count = 3

    var body: some View {
      NavigationStack {
        Form {
          Section("Profile") {
            TextField("Name", text: $name)
            LabeledContent("Plan", value: "Family")
            SecureField("Password", text: .constant(""))
          }
          Section {
            Toggle("Notifications", isOn: $isOn)
            Toggle(isOn: .constant(false)) { Label("Focus mode", systemImage: "moon.fill") }
            Picker("Appearance", selection: $choice) {
              Text("Automatic").tag(0)
              Text("Light").tag(1)
              Text("Dark").tag(2)
            }
            DatePicker("Wake up", selection: .constant(Date(timeIntervalSince1970: 1_780_000_000)))
            Stepper("Guests: \(count)", value: $count, in: 0...9)
            Slider(value: $volume) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker.fill")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3.fill")
            }
          } header: {
            Text("Preferences")
          } footer: {
            Text("What you set here is kept on this machine only.")
          }
          Section {
            NavigationLink("Privacy") { Text("Privacy") }
            NavigationLink {
              Text("Storage")
            } label: {
              Label("Storage", systemImage: "internaldrive")
            }.badge(3)
            Button("Sign Out", role: .destructive) {}
          }
        }
        .navigationTitle("Settings")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done", systemImage: "checkmark") {} }
        }
      }
    }
  }

  struct Controls: View {
    @State private var segment = 1

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Controls").font(.largeTitle).bold()
          HStack {
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Button("Plain") {}
          }
          HStack {
            Button("Glass", systemImage: "sparkles") {}.buttonStyle(.glass)
            Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
            Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
          }
          Picker("Range", selection: $segment) {
            Text("Day").tag(0)
            Text("Week").tag(1)
            Text("Month").tag(2)
          }
          .pickerStyle(.segmented)
          HStack {
            ForEach(
              ["red", "orange", "yellow", "green", "teal", "blue", "indigo", "purple", "pink"], id: \.self
            ) { name in
              Circle().fill(Color(name: name)).frame(width: 26, height: 26)
            }
          }
          ProgressView("Uploading", value: 0.4)
          HStack(spacing: 20) {
            ProgressView()
            Gauge(value: 0.7) {
              Text("Air")
            } currentValueLabel: {
              Text("70")
            }.gaugeStyle(.accessoryCircularCapacity)
            Menu("Sort") {
              Button("By name") {}
              Button("By date") {}
            }
            Link("Guide", destination: URL(string: "https://example.com/guide")!)
          }
          TextField("Search for places", text: .constant(""))
          GroupBox("Weather") {
            HStack {
              Image(systemName: "sun.max.fill").foregroundStyle(.yellow).font(.largeTitle)
              VStack(alignment: .leading) {
                Text("22°").font(.title).bold()
                Text("Sunny until evening").foregroundStyle(.secondary)
              }
              Spacer()
              Text("Now").font(.caption).padding(6).background(.tint.opacity(0.2), in: Capsule())
            }
          }
          LinearGradient(colors: [.blue, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
            .frame(height: 90)
            .clipShape(RoundedRectangle(cornerRadius: 24))
            .overlay(alignment: .bottomLeading) {
              Text("Sunset").font(.headline).foregroundStyle(.white).padding()
            }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
            ForEach(0..<6) {
              Text("Tile \($0)").frame(maxWidth: .infinity).padding(.vertical, 18).background(
                .fill, in: RoundedRectangle(cornerRadius: 14))
            }
          }
          Grid(alignment: .leading) {
            GridRow {
              Text("Name").bold()
              Text("Distance").bold()
            }
            GridRow {
              Text("Lake")
              Text("2.4 km")
            }
            GridRow {
              Text("Forest path")
              Text("11 km")
            }
          }
        }
        .padding()
      }
    }
  }

  struct Tabs: View {
    @State private var isAsking = true
    var asks = true

    var body: some View {
      TabView {
        Tab("Today", systemImage: "doc.text.image") {
          NavigationStack {
            List {
              Section("Pinned") {
                ForEach(["Rainbow Lake", "Cloud Meadow", "Star Hill"], id: \.self) { name in
                  NavigationLink {
                    Text(name)
                  } label: {
                    HStack {
                      Image(systemName: "mountain.2.fill").foregroundStyle(.green)
                      VStack(alignment: .leading) {
                        Text(name).font(.headline)
                        Text("A place to rest").font(.subheadline).foregroundStyle(.secondary)
                      }
                    }
                  }
                }
              }
              Section("All") { ForEach(0..<12) { Text("Place \($0)") } }
            }
            .navigationTitle("Places")
            .searchable(text: .constant(""))
            .alert("Delete place?", isPresented: asks ? $isAsking : .constant(false)) {
              Button("Delete", role: .destructive) {}
              Button("Cancel", role: .cancel) {}
            } message: {
              Text("It can be brought back for 30 days.")
            }
          }
        }
        Tab("Map", systemImage: "map") { Text("Map") }
        Tab("Saved", systemImage: "heart") { Text("Saved") }.badge(2)
      }
    }
  }

  struct Split: View {
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Drafts", "Sent", "Archive"], id: \.self, selection: .constant("Inbox")) {
          Label($0, systemImage: "tray")
        }
        .navigationTitle("Mail")
      } detail: {
        Settings()
      }
    }
  }

  struct Sheet: View {
    var body: some View {
      Tabs(asks: false).sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form {
            Section {
              TextField("Title", text: .constant(""))
              TextField("Notes", text: .constant(""), axis: .vertical)
            }
            Section {
              Toggle("All day", isOn: .constant(true))
              ColorPicker("Colour", selection: .constant(.red))
            }
          }
          .navigationTitle("New Event").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel", systemImage: "xmark") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Add", systemImage: "checkmark") {} }
          }
        }
      }
    }
  }

  @MainActor static var all: [(name: String, view: any View)] {
    [
      ("chat", Chat()), ("settings", Settings()), ("controls", Controls()), ("tabs", Tabs(asks: false)),
      ("alert", Tabs()), ("split", Split()), ("sheet", Sheet()),
    ]
  }
}

extension Color {
  fileprivate init(name: String) {
    let all: [String: Color] = [
      "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "teal": .teal, "blue": .blue,
      "indigo": .indigo, "purple": .purple, "pink": .pink,
    ]
    self = all[name] ?? .gray
  }
}
