import Foundation
import GeoToolbox
import Testing

/// What identifies a place.
@Suite struct PlaceDescriptorTests {
  @Test func theFirstOfAKindAnswers() {
    let place = PlaceDescriptor(
      representations: [
        .address("1 Mill Lane\nYork"), .coordinate(CLLocationCoordinate2D(latitude: 53.9, longitude: -1.1)),
        .address("elsewhere"),
      ],
      commonName: "The Mill",
      supportingRepresentations: [
        .serviceIdentifiers(["com.example.maps": "m1"]),
        .serviceIdentifiers(["com.example.maps": "m2", "org.other": "o"]),
      ])
    #expect(place.address == "1 Mill Lane\nYork")
    #expect(place.coordinate == CLLocationCoordinate2D(latitude: 53.9, longitude: -1.1))
    #expect(place.serviceIdentifier(for: "com.example.maps") == "m1")
    #expect(place.serviceIdentifier(for: "org.other") == "o")
    #expect(place.serviceIdentifier(for: "none") == nil)
    #expect(place.representations.count == 3 && place.supportingRepresentations.count == 2)
    #expect(String(describing: place) == "The Mill")
  }

  @Test func aDeviceLocationIsACoordinate() {
    let place = PlaceDescriptor(
      representations: [.deviceLocation(CLLocation(latitude: 3, longitude: 4))], commonName: nil)
    #expect(place.coordinate?.longitude == 4)
    #expect(place.address == nil && place.commonName == nil)
    #expect(place.description == "3.0, 4.0")
  }

  @Test func describesItselfByWhatIsKnown() {
    #expect(PlaceDescriptor(representations: [.address("a\nb")], commonName: nil).description == "a, b")
    #expect(PlaceDescriptor(representations: [], commonName: nil).description == "a place")
  }

  @Test func isAValue() throws {
    let place = PlaceDescriptor(
      representations: [
        .address("x"), .coordinate(CLLocationCoordinate2D(latitude: 1, longitude: 2)),
        .deviceLocation(
          CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: 0, timestamp: Date(timeIntervalSince1970: 0))),
      ], commonName: "X", supportingRepresentations: [.serviceIdentifiers(["s": "1"])])
    let again = try JSONDecoder().decode(PlaceDescriptor.self, from: JSONEncoder().encode(place))
    #expect(again == place)
    #expect(Set([place, again]).count == 1)
  }
}
