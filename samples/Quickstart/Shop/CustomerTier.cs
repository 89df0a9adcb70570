using System.Runtime.Serialization;

namespace Quickstart.Shop;

internal enum CustomerTier
{
    [EnumMember(Value = "standard")]
    Standard,

    [EnumMember(Value = "gold")]
    Gold,
}
