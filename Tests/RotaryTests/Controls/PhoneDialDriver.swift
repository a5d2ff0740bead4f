import Rotary

typealias PhoneDialDriver = DiscDriver<PhoneDial>

extension PhoneDialDriver {
  var phone: PhoneDial {
    get { subject }
    set { subject = newValue }
  }
}
