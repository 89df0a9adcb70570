using System.Text.Json;

namespace SpanPack.Tool.Tests.Support;

/// <summary>Compares JSON documents: members in any order, numbers by their value in all digits.</summary>
internal static class JsonEqual
{
    internal static void Assert(JsonElement expected, JsonElement actual, string path)
    {
        Xunit.Assert.True(expected.ValueKind == actual.ValueKind, $"{path}: {expected.ValueKind} expected, not {actual.ValueKind}");
        switch (expected.ValueKind)
        {
            case JsonValueKind.Object:
                Xunit.Assert.Equal(Names(expected), Names(actual));
                foreach (JsonProperty member in expected.EnumerateObject())
                    Assert(member.Value, actual.GetProperty(member.Name), $"{path}.{member.Name}");
                break;
            case JsonValueKind.Array:
                Xunit.Assert.True(expected.GetArrayLength() == actual.GetArrayLength(),
                    $"{path}: {expected.GetArrayLength()} elements expected, not {actual.GetArrayLength()}");
                for (int i = 0; i < expected.GetArrayLength(); i++) Assert(expected[i], actual[i], $"{path}[{i}]");
                break;
            case JsonValueKind.Number:
                Xunit.Assert.True(IsSameNumber(expected, actual), $"{path}: {expected} expected, not {actual}");
                break;
            case JsonValueKind.String:
                Xunit.Assert.True(expected.GetString() == actual.GetString(), $"{path}: '{expected}' expected, not '{actual}'");
                break;
        }
    }

    private static string[] Names(JsonElement value)
        => [.. value.EnumerateObject().Select(static member => member.Name).Order(StringComparer.Ordinal)];

    private static bool IsSameNumber(JsonElement expected, JsonElement actual)
        => expected.TryGetInt64(out long integer) && actual.TryGetInt64(out long other)
            ? integer == other
            : expected.GetDouble().Equals(actual.GetDouble());
}
