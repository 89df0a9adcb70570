using System.Globalization;
using System.Text;

namespace SpanPack.Tool;

/// <summary>The answer of an agent to a request.</summary>
/// <param name="Status">The HTTP status.</param>
/// <param name="Text">The body as text, up to a limit. Invalid UTF-8 becomes U+FFFD.</param>
internal sealed record AgentAnswer(int Status, string Text)
{
    /// <summary>The most bytes that are read of a body. An agent answers with sampling rates.</summary>
    internal const int MaxBytes = 64 * 1024;

    /// <summary>Converts a response to text.</summary>
    internal static AgentAnswer Of(AgentResponse response)
    {
        string text = Encoding.UTF8.GetString(response.Body.Span).Trim();
        return new AgentAnswer(response.Status, response.IsCut
            ? string.Create(CultureInfo.InvariantCulture, $"{text} ... (the rest of an answer over {MaxBytes:N0} bytes is not read)")
            : text);
    }
}
