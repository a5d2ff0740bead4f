#pragma once
#include <ObjectiveC.h>
#include <stdint.h>
#pragma clang assume_nonnull begin
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef double CFTimeInterval;
typedef double CGFloat;
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef struct CATransform3D { CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44; } CATransform3D;
typedef struct CAFrameRateRange { float minimum, maximum, preferred; } CAFrameRateRange;
extern const CATransform3D CATransform3DIdentity;
@class NSString;
@class NSRunLoop;
#define CF_TYPE __attribute__((objc_bridge(id)))
typedef struct CF_TYPE CGColor *CGColorRef;
// In Swift these are classes with initializers, which C cannot express.
@interface CGPath : NSObject
@end
@interface CGMutablePath : CGPath
- (instancetype)init;
@end
typedef CGPath *CGPathRef;
typedef struct CF_TYPE CGImage *CGImageRef;
typedef struct CF_TYPE CGContext *CGContextRef;
typedef NSString *NSRunLoopMode __attribute__((swift_newtype(struct))) __attribute__((swift_name("RunLoop.Mode")));
__attribute__((swift_bridge("Swift.String"))) @interface NSString : NSObject
@end
__attribute__((swift_bridge("Swift.Array"))) @interface NSArray<ObjectType> : NSObject
@end
__attribute__((swift_bridge("Swift.Set"))) @interface NSSet<ObjectType> : NSObject
@end
__attribute__((swift_bridge("Swift.Dictionary"))) @interface NSDictionary<KeyType, ObjectType> : NSObject
@end
@interface NSNumber : NSObject
- (instancetype)initWithDouble:(double)value __attribute__((swift_name("init(value:)")));
- (instancetype)initWithInteger:(NSInteger)value __attribute__((swift_name("init(value:)")));
@property (readonly) NSInteger integerValue __attribute__((swift_name("intValue")));
@end
@interface NSData : NSObject
@end
@interface NSDate : NSObject
@end
__attribute__((swift_name("Bundle"))) @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle __attribute__((swift_name("main")));
@end
__attribute__((swift_bridge("Foundation.URL"))) @interface NSURL : NSObject
@end
typedef const struct __attribute__((objc_bridge(NSURL))) __CFURL *CFURLRef;
typedef NSString *NSAttributedStringKey __attribute__((swift_newtype(struct))) __attribute__((swift_name("NSAttributedString.Key")));
@interface NSAttributedString : NSObject
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end
__attribute__((swift_name("RunLoop")))
@interface NSRunLoop : NSObject
@property (nonatomic, class, readonly) NSRunLoop *mainRunLoop __attribute__((swift_name("main")));
@end
@interface NSCoder : NSObject
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
@end
@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
#pragma clang assume_nonnull end
