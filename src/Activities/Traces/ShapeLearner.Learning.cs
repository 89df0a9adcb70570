using System.Diagnostics;

namespace SpanPack;

/// <content>Learning, one shape at a time: maps a span with a probe's values, and cuts the templates from the result.</content>
internal sealed partial class ShapeLearner
{
    // Never throws: it is nobody's business, and may be on a thread of the pool.
    private void Learn(ShapeRequest request)
    {
        lock (_gate)
        {
            using var barred = new ProgramValueScope(areBarred: true);
            try
            {
                if (!HasRoom() || TryLearn(request)) return;
            }
            catch (Exception e)
            {
                _log.Unexpected(e);
            }

            _refused[request.Hash & (HashCount - 1)] = request.Hash;
        }
    }

    /// <summary>Removes all shapes, because spans of the same activities differ from now on.</summary>
    internal void Forget()
    {
        lock (_gate) // what is being learned still counts as what is forgotten
        {
            Array.Clear(_refused);
            Reset();
        }
    }

    private bool HasRoom()
    {
        if (_tree.Count < MaxNodes && _bytes < MaxBytes && _profiles.Length < MaxProfiles) return true;
        if (_clock.Now - _began < MinAge) return false;
        Reset();
        return true;
    }

    private void Reset()
    {
        _began = _clock.Now;
        _bytes = 0;
        Volatile.Write(ref _profiles, []);
        Volatile.Write(ref _profiled, new ProfiledTrace?[RecentCount]);
        Volatile.Write(ref _tree, new ShapeTree());
    }

    /// <returns>False for a span whose shape cannot be learned.</returns>
    private bool TryLearn(ShapeRequest request)
    {
        if (_tree.FindOrAdd(request.Activity, request.Traits) is not { } node) return false;
        if ((node.Shape ??= MakeShape(request)) is not { } shape) return false;
        TraceProfile profile = FindProfile(request.Trace, request.Tags) ?? AddProfile(request);
        ShapeRole role = request.ParentService is null || request.ParentService == shape.Service
            ? request.Role
            : request.Role | ShapeRole.TopLevel;
        SpanVariant? variant = shape.Find(role, profile);
        if (variant is null)
        {
            if (shape.IsFull) return false;
            variant = new SpanVariant(role, profile, new SpanTemplate());
            shape.Add(variant);
        }

        if (variant.Has(request.Format) || variant.HasFailed(request.Format)) return true;
        FormatTemplate? part = TemplateLearner.Learn(request.Format, _options.Value, probe => MakeSpan(request, role, profile, probe));
        variant.Set(request.Format, part);
        _bytes += part?.ByteCount ?? 0;
        Learned++;
        return part is not null;
    }

    private TraceProfile AddProfile(ShapeRequest request)
    {
        var profile = new TraceProfile(request.Trace, request.Tags);
        Volatile.Write(ref _profiles, [.. _profiles, profile]);
        return profile;
    }

    private SpanShape? MakeShape(ShapeRequest request)
    {
        Span span = MapWith(request, new TemplateProbe(0), out TemplateHoles holes);
        string? name = span.Resource; // rules see it as it is
        int resource = Array.IndexOf(holes.Texts, name);
        if (_writer.Redactor.RedactProbed(span, holes.Texts) is not { } statements) return null;
        return new SpanShape
        {
            Service = span.Service!,
            Name = span.Name,
            Resource = resource < 0 ? name : null,
            ResourceText = resource,
            Computed = FindComputed(request.Activity),
            Statements = statements,
        };
    }

    // Texts that a client computes from values that the shape leaves open.
    private ComputedText[] FindComputed(Activity activity)
    {
        var source = new SpanSource();
        ActivityReader.ReadWithoutItems(activity, source);
        if (_mapper.FindClient(source) is not { } client) return [];
        return Array.FindAll(client.Computed, computed => computed.Has(new AttributeView(activity)));
    }

    private Span MapWith(ShapeRequest request, TemplateProbe probe, out TemplateHoles holes)
    {
        var source = new SpanSource();
        var span = new Span();
        holes = ProbedSource.Fill(request.Activity, request.Traits, FindComputed(request.Activity).Length, probe, source);
        _mapper.Map(source, span);
        bool isLocalRoot = (request.Traits & ShapeTraits.LocalRoot) != 0;
        span.IsLocalRoot = isLocalRoot;
        span.ParentId = (request.Role & ShapeRole.HasParent) != 0 ? probe.ParentId : 0;
        if (!isLocalRoot) span.ParentService = request.ParentService;
        if ((request.Traits & ShapeTraits.LastParent) != 0) span.LastParentId = holes.Texts[^1];
        return span;
    }

    // Among spans that give it its role: the first of the chunk or not, below a root that is there.
    private ProbedSpan MakeSpan(ShapeRequest request, ShapeRole role, TraceProfile profile, TemplateProbe probe)
    {
        Span span = MapWith(request, probe, out TemplateHoles holes);
        _writer.Redactor.RedactProbed(span, holes.Texts);
        List<Span> spans = [span];
        int index = 0;
        if ((role & ShapeRole.First) == 0)
        {
            spans.Insert(0, MakeNeighbor(span, parentId: 1));
            index = 1;
        }

        if (request.ParentService is not null) spans.Add(MakeNeighbor(span, parentId: 0));
        return new ProbedSpan(profile.MakeChunk([.. spans], probe), index, holes);
    }

    private static Span MakeNeighbor(Span span, ulong parentId)
        => new()
        {
            TraceId = span.TraceId, SpanId = 2, ParentId = parentId, Service = span.Service, ParentService = span.Service,
            Name = "neighbor", Resource = "neighbor", Start = span.Start, Duration = 1
        };
}
