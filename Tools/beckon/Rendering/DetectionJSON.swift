import CommandLineSurface
import JSONValues
import TextAnalysis

extension JSONWriter {
  /// A span as `detect` gives it.
  mutating func detection(_ detection: Detection, rule: Bool = false) {
    object { json in
      json.member("type", detection.type.rawValue)
      json.member("start", detection.range.lowerBound)
      json.member("end", detection.range.upperBound)
      json.member("text", detection.text)
      json.name("value")
      json.detectionValue(detection)
      json.member("confidence", (detection.confidence * 1000).rounded() / 1000)
      if rule { json.member("rule", detection.rule) }
    }
  }

  /// The value alone.
  mutating func detectionValue(_ detection: Detection) {
    switch detection.value {
    case .dateTime(let value): dateTime(value)
    case .phone(let phone):
      object { json in
        json.member("e164", phone.e164)
        json.member("formatted", phone.formatted)
        json.member("region", phone.region)
        json.member("valid", phone.isValid)
        json.member("extension", phone.extension)
      }
    case .email(let text), .url(let text), .place(let text), .mention(let text), .hashtag(let text):
      string(text)
    case .address(let address): self.address(address)
    case .flight(let flight):
      object { json in
        json.member("airline", flight.airline)
        json.member("number", flight.number)
        json.member("designator", flight.designator)
        json.member("airline_name", flight.airlineName)
      }
    case .trackingNumber(let parcel):
      object { json in
        json.member("number", parcel.number)
        json.member("couriers", parcel.couriers)
        json.member("url", parcel.url)
      }
    case .money(let money):
      object { json in
        json.name("amount")
        json.raw("\(money.amount)")
        json.member("currency", money.currency)
      }
    case .oneTimeCode(let code):
      object { json in
        json.member("code", code.code)
        json.member("service", code.service)
      }
    case .number(let number): self.number(number)
    case .quantity(let quantity):
      object { json in
        json.member("amount", quantity.amount)
        json.member("unit", quantity.unit)
      }
    }
  }

  private mutating func address(_ address: PostalAddress) {
    object { json in
      json.member("unit", address.unit)
      json.member("house", address.house)
      json.member("house_number", address.houseNumber)
      json.member("road", address.road)
      json.member("city", address.city)
      json.member("state", address.state)
      json.member("postcode", address.postcode)
      json.member("country", address.country)
    }
  }

  /// A date or time; alternatives have none of their own, so this goes two levels deep at most.
  mutating func dateTime(_ value: DateTimeValue, alternatives: Bool = true) {
    object { json in
      json.member("form", value.form.rawValue)
      json.member("start", value.start.map { "\($0)" })
      json.member("end", value.end.map { "\($0)" })
      json.member("grain", value.grain.rawValue)
      json.member("seconds", value.seconds)
      json.member("rule", value.rule)
      json.member("zone", value.zone)
      if value.isApproximate { json.member("approximate", true) }
      if alternatives, !value.alternatives.isEmpty {
        json.name("alternatives")
        json.array(value.alternatives) { $0.dateTime($1, alternatives: false) }
      }
    }
  }
}
