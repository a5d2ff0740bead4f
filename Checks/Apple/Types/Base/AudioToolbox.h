#pragma once
#include <Foundation.h>
#pragma clang assume_nonnull begin
// https://developer.apple.com/documentation/audiotoolbox/system-sound-services
typedef uint32_t SystemSoundID;
typedef int32_t OSStatus;
extern OSStatus AudioServicesCreateSystemSoundID(CFURLRef inFileURL, SystemSoundID *outSystemSoundID);
extern void AudioServicesPlaySystemSound(SystemSoundID inSystemSoundID);
#pragma clang assume_nonnull end
