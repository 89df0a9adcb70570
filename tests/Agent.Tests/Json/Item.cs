using System.Text.Json.Serialization;

namespace SpanPack.Agent.Tests.Json;

/// <summary>A part of a payload.</summary>
internal sealed record Item(long Id, string Text)
{
    [JsonIgnore]
    public bool IsBroken { get; init; }

    public int Price => IsBroken ? throw new FormatException("no price") : 12;
}
