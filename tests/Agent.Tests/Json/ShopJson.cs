using System.Text.Json.Serialization;

namespace SpanPack.Agent.Tests.Json;

/// <summary>How payloads of tests are written.</summary>
[JsonSerializable(typeof(Shop))]
[JsonSerializable(typeof(IReadOnlyList<Item>))]
[JsonSerializable(typeof(IAsyncEnumerable<Item>))]
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower)]
internal sealed partial class ShopJson : JsonSerializerContext;
