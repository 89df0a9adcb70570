using System.Text;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Accepts the requests of a <see cref="QuietRoute"/>. It refuses only bodies that do not arrive.</summary>
internal sealed class QuietEndpoint(QuietRoute route) : IAgentEndpoint
{
    private readonly byte[] _answer = Encoding.UTF8.GetBytes(route.Answer);

    public AgentAnswer Answer(IHeaderDictionary headers, in ReceivedBody body)
    {
        AgentAnswer answer = AgentAnswer.RefuseBody(body, route.TooLarge) ?? new AgentAnswer(200, route.ContentType, _answer);
        return answer with { NamesAgent = true };
    }
}
