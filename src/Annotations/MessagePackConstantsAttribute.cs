namespace SpanPack;

/// <summary>
/// Encodes every <c>const string</c> of a static partial class at compile time. A nested class <c>Encoded</c> gets one
/// <c>ReadOnlySpan&lt;byte&gt;</c> property of the same name for each, with the MessagePack header.
/// </summary>
/// <remarks>A constant takes at most 65,535 bytes as UTF-8 and is not empty. MessagePack specification, "str format family".</remarks>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class MessagePackConstantsAttribute : Attribute;
