using System.Runtime.Serialization;

namespace Acme.Orders;

/// <summary>The tier of a customer, with its text in tags.</summary>
public enum CustomerTier
{
    /// <summary>A customer without a contract.</summary>
    [EnumMember(Value = "basic")]
    Basic,

    /// <summary>A customer with a contract.</summary>
    [EnumMember(Value = "gold")]
    Gold,
}
