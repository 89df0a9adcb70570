using System.Text.Json;

namespace Migration.Consumer;

/// <summary>A message of a queue.</summary>
/// <param name="Headers">Its headers, which may carry the context of a span.</param>
/// <param name="Order">The number of an order.</param>
internal sealed record Message(Dictionary<string, string> Headers, int Order)
{
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web);

    /// <summary>Reads the messages that the sample brings.</summary>
    internal static Message[] ReadAll()
        => JsonSerializer.Deserialize<Message[]>(File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "messages.json")), s_options)!;
}
