using System.Globalization;
using System.Text;

namespace SpanPack.Tool;

/// <summary>What an agent says to a request.</summary>
/// <param name="Status">The HTTP status.</param>
/// <param name="Text">The body as text, as much of it as is shown. Bytes that are no UTF-8 are U+FFFD.</param>
internal sealed record AgentAnswer(int Status, string Text)
{
    /// <summary>How much of a body is read. An agent answers with the rates of its services.</summary>
    internal const int MaxBytes = 64 * 1024;

    /// <summary>Makes text of what was read.</summary>
    internal static AgentAnswer Of(AgentResponse response)
    {
        string text = Encoding.UTF8.GetString(response.Body.Span).Trim();
        return new AgentAnswer(response.Status, response.IsCut ? string.Create(CultureInfo.InvariantCulture, $"{text} ... (the rest of an answer over {MaxBytes:N0} bytes is not read)") : text);
    }
}
