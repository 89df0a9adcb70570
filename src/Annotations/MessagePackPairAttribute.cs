namespace SpanPack;

/// <summary>
/// Implements a static partial property (C# 13) or parameterless method that returns <c>ReadOnlySpan&lt;byte&gt;</c>: a key and a constant
/// value, fused. Several attributes on one member make a run, in source order.
/// </summary>
/// <remarks>
/// Each value takes its shortest MessagePack form: strings fixstr to str 16, integers fixint to 64 bits, <see langword="bool"/> and
/// <see langword="null"/> one byte, <see langword="double"/> and <see langword="float"/> float 64. A run does not include a map header.
/// </remarks>
/// <param name="key">The key: 1 to 65,535 bytes as UTF-8, no lone surrogate.</param>
/// <param name="value">
/// A string, an integer, a <see langword="bool"/>, a <see langword="double"/>, a <see langword="float"/> or <see langword="null"/>.
/// </param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Method, AllowMultiple = true)]
public sealed class MessagePackPairAttribute(string key, object? value) : Attribute
{
    /// <summary>Gets the key to encode.</summary>
    public string Key { get; } = key;

    /// <summary>Gets the value to encode after the key.</summary>
    public object? Value { get; } = value;
}
