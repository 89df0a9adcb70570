using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>Writes JSON that is already serialized.</summary>
internal sealed class RawJsonConverter : JsonConverter<RawJson>
{
    public override RawJson Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        => throw new NotSupportedException("Telemetry is written, never read.");

    public override void Write(Utf8JsonWriter writer, RawJson value, JsonSerializerOptions options)
        => writer.WriteRawValue(value.Bytes, skipInputValidation: true);
}
