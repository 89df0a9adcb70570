using System.Text.Json;

namespace SpanPack;

/// <summary>Writes members of objects: those that are null are left out.</summary>
internal static class JsonMembers
{
    internal static void WriteIfAny(this Utf8JsonWriter json, ReadOnlySpan<byte> name, string? value)
    {
        if (value is not null) json.WriteString(name, value);
    }

    internal static void WriteIfAny(this Utf8JsonWriter json, ReadOnlySpan<byte> name, bool? value)
    {
        if (value is { } isTrue) json.WriteBoolean(name, isTrue);
    }

    internal static void WriteIfAny(this Utf8JsonWriter json, ReadOnlySpan<byte> name, IReadOnlyList<string>? values)
    {
        if (values is null) return;
        json.WritePropertyName(name);
        json.WriteArray(values, static (json, value) => json.WriteStringValue(value));
    }

    /// <summary>Writes an array.</summary>
    /// <typeparam name="T">The type of its elements.</typeparam>
    internal static void WriteArray<T>(this Utf8JsonWriter json, IReadOnlyList<T> items, Action<Utf8JsonWriter, T> write)
        where T : class
    {
        json.WriteStartArray();
        for (int i = 0; i < items.Count; i++) write(json, items[i]);
        json.WriteEndArray();
    }
}
