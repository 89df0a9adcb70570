using System.Text;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.Primitives;

namespace SpanPack;

/// <summary>
/// Takes requests from Kestrel: reads the body, asks the endpoint for an answer, keeps both, and sends the answer or the fault that is due.
/// </summary>
internal sealed class AgentApplication(
    DevAgentOptions options, CurrentEndpoints current, RequestLog log, CancellationToken stopping) : IHttpApplication<HttpContext>
{
    private readonly RequestBodyReader _reader = new(options.ReadTimeout, log, new BodyBlocks());

    public HttpContext CreateContext(IFeatureCollection contextFeatures) => new DefaultHttpContext(contextFeatures);

    public async Task ProcessRequestAsync(HttpContext context)
    {
        using var ended = CancellationTokenSource.CreateLinkedTokenSource(stopping, context.RequestAborted);
        try
        {
            EndpointTable endpoints = current.Table;
            string path = RequestPath.Of(context);
            DevAgentFault? fault = endpoints.NextFault(path);
            AgentAnswer answer = await TakeAsync(context.Request, path, endpoints, fault).ConfigureAwait(false);
            await Task.Delay(endpoints.Behavior.Delay, options.Time, ended.Token).ConfigureAwait(false);
            if (fault is null or { Kind: DevAgentFaultKind.Status })
                await AnswerSender.SendAsync(context.Response, answer, endpoints, context.RequestAborted).ConfigureAwait(false);
            else
                await ConnectionFault.DoAsync(context, fault.Kind, answer, ended.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (ended.IsCancellationRequested)
        {
            context.Abort();
        }
    }

    public void DisposeContext(HttpContext context, Exception? exception)
    {
    }

    // Nothing of the request is held while its answer waits, but what is kept.
    private async Task<AgentAnswer> TakeAsync(HttpRequest request, string path, EndpointTable endpoints, DevAgentFault? fault)
    {
        int maxBytes = endpoints.Behavior.MaxRequestBytes;
        BodyLimits limits = fault?.Kind == DevAgentFaultKind.CloseMidBody
            ? BodyLimits.Half(maxBytes, request.ContentLength)
            : new BodyLimits(maxBytes);
        var room = new BodyRoom();
        try
        {
            ReceivedBody body = await _reader.ReadAsync(request, limits, room, stopping).ConfigureAwait(false);
            AgentAnswer answer = fault is null or { Kind: DevAgentFaultKind.CutAnswer }
                ? Answer(endpoints, path, request.Headers, body)
                : FaultAnswer.Of(fault, body);
            log.Add(Describe(request, path, body, answer, fault), room); // before it is answered: who has the answer finds the request
            return answer with { Accepted = null, Mapped = null };
        }
        finally
        {
            log.GiveBack(room);
        }
    }

    // A reader that fails on a payload in any other way than it should must not take the request out of the log.
    private static AgentAnswer Answer(EndpointTable endpoints, string path, IHeaderDictionary headers, in ReceivedBody body)
    {
        try
        {
            return endpoints.Answer(path, headers, body);
        }
        catch (Exception problem)
        {
            return AgentAnswer.RefuseAfter(problem);
        }
    }

    private static ReceivedRequest Describe(
        HttpRequest request, string path, in ReceivedBody body, AgentAnswer answer, DevAgentFault? fault)
    {
        var headers = new Dictionary<string, IReadOnlyList<string>>(StringComparer.OrdinalIgnoreCase);
        foreach ((string name, StringValues values) in request.Headers)
            headers[name] = [.. values.Select(static value => value ?? string.Empty)];
        return new()
        {
            Method = request.Method,
            Path = path,
            Headers = headers,
            Body = body.Bytes,
            IsBodyComplete = body.Failure == BodyFailure.None,
            IsAccepted = answer.Accepted is not null,
            ChunkCount = answer.Accepted?.ChunkCount ?? 0,
            SpanCount = answer.Accepted?.SpanCount ?? 0,
            Mapped = answer.Mapped,
            TelemetryBytes = answer.TelemetryBytes,
            Refusal = answer.Refusal,
            Fault = fault,
            Status = answer.Status,
            Answer = Encoding.UTF8.GetString(answer.Body.Span),
        };
    }
}
