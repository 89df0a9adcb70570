using System.Diagnostics;
using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Unicode;
using Amazon.Runtime.Internal;

namespace SpanPack;

/// <summary>
/// Traces in requests that the SDK has written and not signed: of SNS, EventBridge, Step Functions and Kinesis, where no checksum is
/// compared. No package of these services is needed.
/// </summary>
/// <remarks>Safe for any number of threads. Source of the places: Datadog's tracer for .NET.</remarks>
internal static class WrittenRequests
{
    private const string EntryOfBatch = "PublishBatchRequestEntries.member.";
    private const int MaxAttributes = 10; // of a message. Source: quotas of SNS
    private const int MaxDetail = 256 * 1024; // bytes. Source: quotas of EventBridge
    private const int MaxRecord = 1024 * 1024; // bytes. Source: quotas of Kinesis

    // Letters of other languages stay what they are.
    private static readonly JsonSerializerOptions s_plain = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Adds the trace of an activity to the messages of a request.</summary>
    internal static void AddTrace(IRequest request, AwsCall call, Activity activity)
    {
        try
        {
            switch (call)
            {
                case (AwsCall.Sns, "Publish"):
                    AddAttribute(request.Parameters, string.Empty, activity);
                    break;
                case (AwsCall.Sns, "PublishBatch"):
                    for (int i = 1; request.Parameters.ContainsKey($"{EntryOfBatch}{i}.Id"); i++)
                    {
                        AddAttribute(request.Parameters, $"{EntryOfBatch}{i}.", activity);
                    }

                    break;
                case (AwsCall.EventBridge, "PutEvents"):
                    Rewrite(request, body => Each(body["Entries"], entry => AddToText(entry, "Detail", activity, MaxDetail)));
                    break;
                case (AwsCall.StepFunctions, "StartExecution" or "StartSyncExecution"):
                    Rewrite(request, body => AddToText(body, "input", activity, MaxDetail));
                    break;
                case (AwsCall.Kinesis, "PutRecord"):
                    Rewrite(request, body => AddToData(body, activity));
                    break;
                case (AwsCall.Kinesis, "PutRecords"):
                    Rewrite(request, body => body["Records"] is JsonArray { Count: > 0 } all && AddToData(all[0] as JsonObject, activity));
                    break;
            }
        }
        catch (Exception e) when (IsUnreadable(e))
        {
            // It goes without a trace.
        }
    }

    // What a message holds is up to the program: it may be no object of JSON, or have a name twice.
    private static bool IsUnreadable(Exception e)
        => e is JsonException or FormatException or InvalidOperationException or ArgumentException;

    // The attribute of SNS is binary: its filters of subscriptions take no text of JSON.
    private static void AddAttribute(IDictionary<string, string> parameters, string message, Activity activity)
    {
        int place = 1;
        while (parameters.TryGetValue($"{message}MessageAttributes.entry.{place}.Name", out string? name) && name != MessageTrace.Name)
            place++;
        if (place > MaxAttributes || MessageTrace.Write(activity) is not { } trace) return;
        string entry = $"{message}MessageAttributes.entry.{place.ToString(CultureInfo.InvariantCulture)}.";
        parameters.Remove(entry + "Value.StringValue"); // of a message that is passed on with the trace that it came with
        parameters[entry + "Name"] = MessageTrace.Name;
        parameters[entry + "Value.DataType"] = "Binary";
        parameters[entry + "Value.BinaryValue"] = Convert.ToBase64String(Encoding.UTF8.GetBytes(trace.ToJsonString()));
    }

    private static void Rewrite(IRequest request, Func<JsonObject, bool> change)
    {
        if (SdkRequestBody.Read(request) is not [(byte)'{', ..] written || JsonNode.Parse(written) is not JsonObject body) return;
        if (change(body)) SdkRequestBody.Replace(request, Encoding.UTF8.GetBytes(body.ToJsonString()));
    }

    private static bool Each(JsonNode? entries, Func<JsonObject, bool> change)
    {
        bool hasChanged = false;
        foreach (JsonNode? entry in entries as JsonArray ?? [])
        {
            try
            {
                hasChanged |= entry is JsonObject one && change(one);
            }
            catch (Exception e) when (IsUnreadable(e))
            {
                // The others have their trace all the same.
            }
        }

        return hasChanged;
    }

    private static bool AddToText(JsonObject holder, string name, Activity activity, int limit)
    {
        if (holder[name] is not JsonValue value || !value.TryGetValue(out string? text)) return false;
        if (With(text, activity) is not { } changed || Encoding.UTF8.GetByteCount(changed) >= limit) return false;
        holder[name] = changed;
        return true;
    }

    private static bool AddToData(JsonObject? record, Activity activity)
    {
        if (record?["Data"] is not JsonValue value || !value.TryGetValue(out string? encoded)) return false;
        byte[] data = Convert.FromBase64String(encoded);
        if (!Utf8.IsValid(data) || With(Encoding.UTF8.GetString(data), activity) is not { } changed) return false;
        byte[] bytes = Encoding.UTF8.GetBytes(changed);
        if (bytes.Length > MaxRecord) return false;
        record["Data"] = Convert.ToBase64String(bytes);
        return true;
    }

    // What is there keeps its form, with the blanks around it: the trace goes in front of the last brace. Where a message is passed on, it
    // replaces the one that came with it: readers refuse a name twice.
    private static string? With(string message, Activity activity)
    {
        int end = message.AsSpan().TrimEnd().Length - 1;
        if (end < 0 || message[end] != '}' || message.AsSpan().TrimStart()[0] != '{' || JsonNode.Parse(message) is not JsonObject parsed)
            return null;
        string comma = parsed.Count > 0 ? "," : string.Empty; // a name twice is found here
        if (MessageTrace.Write(activity) is not { } trace) return null;
        if (!parsed.ContainsKey(MessageTrace.Name))
            return $"{message[..end]}{comma}\"{MessageTrace.Name}\":{trace.ToJsonString()}{message[end..]}";
        parsed[MessageTrace.Name] = trace;
        return parsed.ToJsonString(s_plain) + message[(end + 1)..];
    }
}
