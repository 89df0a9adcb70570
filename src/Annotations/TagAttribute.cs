namespace SpanPack;

/// <summary>A string tag (<c>meta</c>) of a tag class, on a partial property.</summary>
/// <remarks>
/// The property is <c>string?</c>, or a nullable <c>bool</c>, integer or enum, which is kept and sent as text. An enum member is sent by
/// its name, or by the value of <c>System.Runtime.Serialization.EnumMemberAttribute</c> if it has one. A value without a member, such as a
/// combination of <c>[Flags]</c> members, is sent as its number and read back from it; lists of names are not written. Unset is
/// <see langword="null"/>.
/// </remarks>
/// <param name="name">The key on the wire: 1 to 200 bytes as UTF-8 (the agent cuts longer ones), no lone surrogate.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class TagAttribute(string name) : Attribute
{
    /// <summary>Gets the key on the wire.</summary>
    public string Name { get; } = name;
}
