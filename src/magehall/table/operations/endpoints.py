"""Endpoints for health, readiness and metrics: ``/healthz``, ``/readyz``, ``/metrics``."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from magehall import __version__
from magehall.table.hall import TheHall
from magehall.table.operations import service
from magehall.table.operations.metrics import ROOMS, SOCKETS
from magehall.table.operations.schemas import Health, Readiness

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def healthz() -> Health:
    """Liveness probe."""
    return Health(version=__version__)


@router.get("/readyz", responses={503: {"model": Readiness}})
async def readyz(hall: TheHall, response: Response) -> Readiness:
    """Readiness probe: database, publish/subscribe, and not about to stop."""
    found = await service.readiness(hall)
    response.status_code = 200 if found.ready else 503
    return found


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(hall: TheHall) -> Response:
    """Metrics in Prometheus format."""
    SOCKETS.set(len(hall.sockets))
    ROOMS.set(len(hall.rooms.rooms) if hall.rooms is not None else 0)
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
