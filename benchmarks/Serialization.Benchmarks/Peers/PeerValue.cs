namespace SpanPack.Benchmarks.Peers;

/// <summary>The value of an event's attribute: one of the five is set.</summary>
internal sealed record PeerValue
{
    public string? StringValue { get; init; }

    public bool? BoolValue { get; init; }

    public long? IntValue { get; init; }

    public double? DoubleValue { get; init; }

    public PeerValue[]? ArrayValue { get; init; }

    internal static PeerValue Of(TagValue value) => value.Kind switch
    {
        TagValueKind.String => new() { StringValue = value.AsString() },
        TagValueKind.Bool => new() { BoolValue = value.AsBool() },
        TagValueKind.Int => new() { IntValue = value.AsInt64() },
        TagValueKind.Double => new() { DoubleValue = value.AsDouble() },
        TagValueKind.Array => new() { ArrayValue = [.. value.AsArray().ToArray().Select(Of)] },
        _ => throw new ArgumentException($"Events have no values of kind {value.Kind}.", nameof(value)),
    };

    /// <summary>The value as an attribute of an <c>Activity</c> takes it.</summary>
    internal object ToObject()
        => StringValue
            ?? BoolValue
            ?? IntValue
            ?? DoubleValue
            ?? (object)Array.ConvertAll(ArrayValue!, static element => element.StringValue!);
}
