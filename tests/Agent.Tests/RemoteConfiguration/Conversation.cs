using System.Text.Json;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>The conversation of <c>tests/vectors/remote-config</c>: its README says what its files are.</summary>
internal static class Conversation
{
    internal static string[] Answers(bool sendsEverything)
        => [.. Read($"mocked_responses_asm_features{(sendsEverything ? "_nocache" : "")}.json").EnumerateArray().Select(static answer =>
            answer.GetRawText())];

    internal static JsonElement[] Polls() => [.. Read("expected_requests_asm_features.json").EnumerateArray()];

    /// <summary>Compares a poll with the one that is expected.</summary>
    /// <param name="expected">The entry of the vector.</param>
    /// <param name="poll">The poll.</param>
    /// <param name="isFirst">Whether nothing had come before.</param>
    internal static void Verify(JsonElement expected, JsonElement poll, bool isFirst)
    {
        JsonElement wanted = expected.GetProperty("client").GetProperty("state"), state = poll.GetProperty("client").GetProperty("state");
        Assert.Equal(wanted.GetProperty("root_version").GetInt64(), state.GetProperty("root_version").GetInt64());
        Assert.Equal(wanted.GetProperty("targets_version").GetInt64(), state.GetProperty("targets_version").GetInt64());
        if (isFirst) Assert.False(state.TryGetProperty("backend_client_state", out _));
        else Assert.Equal(wanted.GetProperty("backend_client_state").GetString(), state.GetProperty("backend_client_state").GetString());
        Assert.Equal(Texts(wanted, "config_states", StateText), Texts(state, "config_states", StateText));
        Assert.Equal(Texts(expected, "cached_target_files", FileText), Texts(poll, "cached_target_files", FileText));
        Assert.Equal(expected.GetProperty("test_description").GetString()!.StartsWith("ERROR", StringComparison.Ordinal),
            state.GetProperty("has_error").GetBoolean());
    }

    private static string StateText(JsonElement state)
        => $"{state.GetProperty("product")} {state.GetProperty("id")} {state.GetProperty("version")}";

    private static string FileText(JsonElement file)
        => $"{file.GetProperty("path")} {file.GetProperty("length")} {string.Join(' ', Texts(file, "hashes", HashText))}";

    private static string HashText(JsonElement hash) => $"{hash.GetProperty("algorithm")} {hash.GetProperty("hash")}";

    private static IEnumerable<string> Texts(JsonElement parent, string name, Func<JsonElement, string> text)
        => (parent.TryGetProperty(name, out JsonElement items) ? items.EnumerateArray().Select(text) : []).Order(StringComparer.Ordinal);

    private static JsonElement Read(string name)
    {
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(Path.Combine(VectorFolder.Path, "remote-config", name)));
        return document.RootElement.Clone();
    }
}
