namespace SpanPack;

/// <summary>
/// Implements a static partial property (C# 13) or parameterless method that returns <c>ReadOnlySpan&lt;byte&gt;</c>: the text as a
/// MessagePack string with its header, in the shortest form.
/// </summary>
/// <param name="value">The text: 1 to 65,535 bytes as UTF-8, no lone surrogate.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Method)]
public sealed class MessagePackStringAttribute(string value) : Attribute
{
    /// <summary>Gets the text to encode.</summary>
    public string Value { get; } = value;
}
